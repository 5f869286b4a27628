// After the first save the address changes to the one of what was saved, which is another page: the editor goes on there with
// the same state, history and scroll, without asking the server for what was just sent. Its code may still have to come, and meanwhile
// the work goes on here: what is left is read when the other page takes it.

export type CarryOver<T> = {
  leave(id: number, read: () => T): void;
  /** What the page before left for this content, if it was the one before. */
  peek(id: number): T | null;
  clear(): void;
};

export function createCarryOver<T>(): CarryOver<T> {
  let carried: { readonly id: number; readonly read: () => T } | null = null;
  return {
    leave(id, read) {
      carried = { id, read };
    },
    peek: (id) => (carried?.id === id ? carried.read() : null),
    clear() {
      carried = null;
    },
  };
}
