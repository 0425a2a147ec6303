import { css, render, type TemplateResult } from "lit";

/** Whether the reader asked for calm; then faces change at once. */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Tumbles a cube over a figure, from the first face through the others to the last, one quarter turn each. The figure itself is
 * hidden meanwhile and must already show the last face.
 */
export async function tumble(figure: HTMLElement, faces: readonly TemplateResult[], quarterMillis: number): Promise<void> {
  if (calm() || faces.length < 2) return;
  const stage = document.createElement("div");
  stage.className = "stage";
  const cube = stage.appendChild(document.createElement("div"));
  cube.className = "cube";
  const front = cube.appendChild(document.createElement("div"));
  const next = cube.appendChild(document.createElement("div"));
  front.className = "cube-side front";
  figure.classList.add("tumbling");
  figure.appendChild(stage);
  try {
    for (let i = 1; i < faces.length; i++) {
      const upward = i % 2 === 1;
      render(faces[i - 1], front);
      render(faces[i], next);
      next.className = `cube-side ${upward ? "below" : "right"}`;
      const turn = upward ? "rotateX(90deg)" : "rotateY(-90deg)";
      const last = i === faces.length - 1;
      await cube.animate([{ transform: "translateZ(calc(var(--half) * -1))" }, { transform: `translateZ(calc(var(--half) * -1)) ${turn}` }], {
        duration: last ? quarterMillis * 1.6 : quarterMillis,
        easing: last ? "cubic-bezier(.2, .8, .3, 1)" : "linear",
        fill: "forwards",
      }).finished;
    }
  } catch {
    // The board was taken down in the middle of a throw; there is nothing left to show.
  } finally {
    stage.remove();
    figure.classList.remove("tumbling");
  }
}

export const tumbleStyle = css`
  .tumbling > .figure {
    visibility: hidden;
  }
  .stage {
    --half: calc(var(--cell) * 0.43);
    position: absolute;
    inset: 7%;
    perspective: calc(var(--cell) * 5);
  }
  .cube {
    position: absolute;
    inset: 0;
    transform-style: preserve-3d;
  }
  .cube-side {
    position: absolute;
    inset: 0;
    backface-visibility: hidden;
  }
  .cube-side svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  .front {
    transform: translateZ(var(--half));
  }
  .below {
    transform: rotateX(-90deg) translateZ(var(--half));
  }
  .right {
    transform: rotateY(90deg) translateZ(var(--half));
  }
`;
