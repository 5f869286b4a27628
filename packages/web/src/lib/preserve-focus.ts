/** State of a navigation to another address of the same page, which manages the focus itself. */
export const PRESERVE_FOCUS = { preservesFocus: true } as const;

export function preservesFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'preservesFocus' in state;
}
