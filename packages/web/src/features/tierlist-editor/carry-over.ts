// After the first save the address changes to /tierlists/edit/{id}, which is another page: the editor goes on there with the
// same board, history and scroll, without asking the server for what was just sent.
import type { EditorSource } from './editor-source.ts';

type Carried = { readonly id: number; readonly source: EditorSource };

let carried: Carried | null = null;

export function carryOver(id: number, source: EditorSource): void {
  carried = { id, source };
}

/** What the page before left for this tier list, if it was the one before. */
export function peekCarried(id: number): EditorSource | null {
  return carried?.id === id ? carried.source : null;
}

export function clearCarried(): void {
  carried = null;
}
