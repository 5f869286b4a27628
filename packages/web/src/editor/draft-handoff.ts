// Draft handoff: the first save changes the address to that of the saved content, which is another page. Its editor continues with the same
// state, history and scroll position, without fetching what was just sent. While that page's code loads, the person keeps working on the
// old one, so the state is read only when the new page takes it.

export type DraftHandoff<T> = {
  leave(id: number, read: () => T): void;
  /** Returns what the previous page handed over for this content; null when there is nothing. */
  peek(id: number): T | null;
  clear(): void;
};

export function createDraftHandoff<T>(): DraftHandoff<T> {
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
