// Navigation state that tells an editor how the person reached its draft. It travels with the draft itself.

/** The person has just chosen to continue the draft, or returns to it from the sign-in: the editor does not offer to start over. */
export const CONTINUATION = { continues: true } as const;

/** Like `CONTINUATION`, straight from the work itself: nothing needs to be said. */
export const QUIET_CONTINUATION = { ...CONTINUATION, quiet: true } as const;

/** Like `CONTINUATION`, with a message about a draft that was made during the navigation. */
export function toNavigationMessage(text: string): { readonly continues: true; readonly arrival: string } {
  return { ...CONTINUATION, arrival: text };
}

/** Returns null for any other navigation state. */
export function parseNavigationMessage(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('arrival' in state)) return null;
  return typeof state.arrival === 'string' ? state.arrival : null;
}

export function isQuietContinuation(state: unknown): boolean {
  return isContinuation(state) && typeof state === 'object' && state !== null && 'quiet' in state;
}

export function isContinuation(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'continues' in state && state.continues === true;
}
