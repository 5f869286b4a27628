/** State of a navigation that leads to another address of the same work, which has its own place for the focus. */
export const KEEPS_FOCUS = { keepsFocus: true } as const;

export function keepsFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsFocus' in state;
}
