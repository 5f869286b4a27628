/** State of a navigation to another address of the same page, which manages the focus itself. */
export const KEEPS_FOCUS = { keepsFocus: true } as const;

export function keepsFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsFocus' in state;
}
