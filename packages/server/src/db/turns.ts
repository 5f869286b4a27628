/** Lets `max` in at a time; the others wait in the order in which they came. */
export class Turns {
  readonly #waiting = new Set<() => void>();
  #free: number;

  constructor(max: number) {
    this.#free = max;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** True for who has entered. */
  takeNow(): boolean {
    if (this.#free === 0) return false;
    this.#free -= 1;
    return true;
  }

  /** After `takeNow` said no. The result gives up waiting: false when `enter` was called already. */
  wait(enter: () => void): () => boolean {
    this.#waiting.add(enter);
    return () => this.#waiting.delete(enter);
  }

  /** Who had entered leaves: the next one enters. */
  end(): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#free += 1;
    else {
      this.#waiting.delete(next);
      next();
    }
  }
}
