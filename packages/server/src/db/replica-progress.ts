// How far a replica has come, in positions of PostgreSQL's write-ahead log. Positions of the primary are noted with the time at which they
// were asked for: once the replica has replayed one, it holds all that was committed before that time. Only this process's own clock counts.

/** In the write-ahead log. */
export type Position = bigint;

/** « 16/B374D848 », as PostgreSQL writes it; undefined for anything else. */
export function parsePosition(text: string): Position | undefined {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(text) ?? [];
  return high === undefined || low === undefined
    ? undefined
    : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

export class ReplicaProgress {
  /** Of the primary, those that the replica had not reached yet, oldest first. */
  #ahead: { at: number; position: Position }[] = [];
  #replayed: Position = 0n;
  #coveredAt = Number.NEGATIVE_INFINITY;

  /** `at`: before the primary was asked. */
  note(at: number, primary: Position, replayed: Position): void {
    this.#replayed = replayed;
    this.#ahead.push({ at, position: primary });
    this.#coveredAt = this.#ahead.findLast(({ position }) => position <= replayed)?.at ?? this.#coveredAt;
    this.#ahead = this.#ahead.filter(({ position }) => position > replayed);
  }

  /** What was followed is no replica any more. */
  forget(): void {
    this.#ahead = [];
    this.#replayed = 0n;
    this.#coveredAt = Number.NEGATIVE_INFINITY;
  }

  hasReplayed(position: Position): boolean {
    return position <= this.#replayed;
  }

  /** Milliseconds: at `now` the replica lacks nothing that is older. Infinite as long as nothing is known. */
  lagAt(now: number): number {
    return now - this.#coveredAt;
  }
}
