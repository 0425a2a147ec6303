/** Counts seconds down, once at a time. */
export class Clock {
  private timer = 0;
  private until = 0;
  /** What runs now. */
  id: string | null = null;

  /** `tick` is called each time another number of seconds is left. */
  constructor(private readonly tick: () => void) {}

  /** Starts to count unless the same is counted already. */
  start(id: string, seconds: number, done: () => void): void {
    if (this.id === id) return;
    this.stop();
    this.id = id;
    this.until = performance.now() + seconds * 1000;
    let shown = seconds;
    this.timer = setInterval(() => {
      const { left } = this;
      if (left === shown) return;
      shown = left;
      if (left > 0) return this.tick();
      this.stop();
      done();
    }, 100) as unknown as number;
  }

  stop(): void {
    clearInterval(this.timer);
    this.id = null;
  }

  get running(): boolean {
    return this.id !== null;
  }

  /** Seconds left, each one begun counted whole. */
  get left(): number {
    return Math.max(0, Math.ceil((this.until - performance.now()) / 1000));
  }
}
