// After the first save the address changes to the one of what was saved, which is another page: the editor goes on there with
// the same state, history and scroll, without asking the server for what was just sent.

export type CarryOver<T> = {
  leave(id: number, what: T): void;
  /** What the page before left for this content, if it was the one before. */
  peek(id: number): T | null;
  clear(): void;
};

export function createCarryOver<T>(): CarryOver<T> {
  let carried: { readonly id: number; readonly what: T } | null = null;
  return {
    leave(id, what) {
      carried = { id, what };
    },
    peek: (id) => (carried?.id === id ? carried.what : null),
    clear() {
      carried = null;
    },
  };
}
