import { css, html, LitElement, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { calm } from "../../drawings/tumble.js";
import { icon } from "../../icons.js";
import { baseStyle } from "../../style.js";
import type { TempeteWords } from "./words.js";

/** How far from the middle of the field a dart still counts, and how far the aim swings; the field is 100 wide. */
const bull = 9;
const swing = 38;
/** Time from the last dart to its report. */
const reportMillis = 700;

/**
 * Three darts at a target: an aim swings over the field, and each throw sticks where it is. One dart in the middle is a hit.
 * With reduced motion the aim steps instead of swinging. For the computer chance decides. Fires `darts-report` with `hit`.
 */
export class OrkanDarts extends LitElement {
  static override properties = {
    words: { attribute: false },
    computer: { type: Boolean },
    darts: { state: true },
    report: { state: true },
  };
  static override styles = [
    baseStyle,
    css`
      :host {
        display: grid;
        gap: 0.6rem;
        justify-items: center;
        padding: 0.8rem;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--surface);
      }
      p {
        margin: 0;
        text-align: center;
      }
      .field {
        width: min(100%, 15rem);
        aspect-ratio: 1;
        cursor: crosshair;
        touch-action: manipulation;
      }
      .ring {
        stroke: #fff;
        stroke-width: 0.8;
      }
      .aim {
        fill: none;
        stroke: #ffd54a;
        stroke-width: 2.2;
        paint-order: stroke;
      }
      .dart {
        fill: #ffd54a;
        stroke: #10222d;
        stroke-width: 1;
      }
      .uses {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 0.5rem;
      }
    `,
  ];

  declare words: TempeteWords;
  /** The computer throws: chance decides. */
  declare computer: boolean;
  declare private darts: [x: number, y: number][];
  declare private report: boolean | null;
  private frame = 0;
  private started = 0;
  private timer = 0;

  constructor() {
    super();
    this.computer = false;
    this.darts = [];
    this.report = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.started = performance.now();
    this.frame = requestAnimationFrame(this.move);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }

  protected override firstUpdated(): void {
    if (this.computer) this.chance();
  }

  /** Where the aim is now: two swings of unlike lengths, so that it crosses the middle now and then. */
  private get aim(): [x: number, y: number] {
    const elapsed = (performance.now() - this.started) / 1000;
    const time = calm() ? Math.floor(elapsed / 0.6) * 0.6 : elapsed;
    return [50 + swing * Math.sin(time * 2.1), 50 + swing * Math.sin(time * 2.9 + 0.6)];
  }

  private readonly move = (): void => {
    const [x, y] = this.aim;
    const aim = this.renderRoot.querySelector(".aim");
    aim?.setAttribute("cx", String(x));
    aim?.setAttribute("cy", String(y));
    this.frame = requestAnimationFrame(this.move);
  };

  private throw(): void {
    if (this.report !== null) return;
    const dart = this.aim;
    this.darts = [...this.darts, dart];
    const hit = Math.hypot(dart[0] - 50, dart[1] - 50) <= bull;
    if (hit || this.darts.length === 3) this.tell(hit);
  }

  private chance(): void {
    if (this.report === null) this.tell(Math.random() < 0.5);
  }

  private tell(hit: boolean): void {
    this.report = hit;
    this.timer = setTimeout(() => this.dispatchEvent(new CustomEvent("darts-report", { detail: { hit } })), reportMillis) as unknown as number;
  }

  protected override render(): TemplateResult {
    const { words, darts, report } = this;
    return html`<p>${words.dartHelp}</p>
      <svg class="field" viewBox="0 0 100 100" aria-hidden="true" focusable="false" @pointerdown=${() => this.throw()}>
        <circle class="ring" cx="50" cy="50" r="49" fill="#10222d" />
        <circle class="ring" cx="50" cy="50" r="36" fill="#0f6175" />
        <circle class="ring" cx="50" cy="50" r="22" fill="#10222d" />
        <circle class="ring" cx="50" cy="50" r=${bull} fill="#b3122a" />
        <circle class="aim" cx="50" cy="50" r="7" />
        <g>${darts.map(([x, y]) => dartAt(x, y))}</g>
      </svg>
      <p role="status">${report === null ? words.dartsLeft(3 - darts.length) : report ? words.dartHit : words.dartMiss}</p>
      <div class="uses">
        <button type="button" class="primary" data-dart="throw" ?disabled=${report !== null || this.computer} @click=${() => this.throw()}>
          ${icon("on")}${words.throwDart}
        </button>
        <button type="button" data-dart="chance" ?disabled=${report !== null || this.computer} @click=${() => this.chance()}>${words.dartChance}</button>
      </div>`;
  }
}

function dartAt(x: number, y: number): SVGTemplateResult {
  return svg`<circle class="dart" cx=${x} cy=${y} r="2.6" />`;
}
