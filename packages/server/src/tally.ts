/** Number of things that a tally remembers. */
const REMEMBERED = 10;

/** Counts things and remembers the first of them: with a million images, all of them would fill the memory and the log. */
export class Tally<T> {
  count = 0;
  readonly first: T[] = [];

  add(thing: T): void {
    this.count += 1;
    if (this.first.length < REMEMBERED) this.first.push(thing);
  }
}
