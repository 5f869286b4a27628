// Replication progress, in positions of PostgreSQL's write-ahead log. Positions of the primary are recorded with the time of the query:
// once the replica has replayed one, it holds everything committed before that time. Only this process's clock is used.

/** A position in the write-ahead log (LSN). */
export type Position = bigint;

/** Parses « 16/B374D848 », as PostgreSQL writes it; returns undefined for anything else. */
export function parsePosition(text: string): Position | undefined {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(text) ?? [];
  return high === undefined || low === undefined
    ? undefined
    : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

export class ReplicaProgress {
  /** Positions of the primary that the replica had not reached yet, oldest first. */
  #ahead: { at: number; position: Position }[] = [];
  #replayed: Position = 0n;
  #coveredAt = Number.NEGATIVE_INFINITY;

  /** `at` is a time before the primary was queried. */
  note(at: number, primary: Position, replayed: Position): void {
    this.#replayed = replayed;
    this.#ahead.push({ at, position: primary });
    this.#coveredAt = this.#ahead.findLast(({ position }) => position <= replayed)?.at ?? this.#coveredAt;
    this.#ahead = this.#ahead.filter(({ position }) => position > replayed);
  }

  /** Resets the progress when the server turns out not to be a replica any more. */
  forget(): void {
    this.#ahead = [];
    this.#replayed = 0n;
    this.#coveredAt = Number.NEGATIVE_INFINITY;
  }

  hasReplayed(position: Position): boolean {
    return position <= this.#replayed;
  }

  /** Milliseconds: at `now` the replica holds all changes older than this. Infinite while unknown. */
  lagAt(now: number): number {
    return now - this.#coveredAt;
  }
}
