// What an editor is told of the draft that it was led to. It travels in the state of the navigation, beside the draft itself.

/** The person has just asked to go on with the draft, or comes back to it from the sign-in: they are not offered to start over. */
export const CONTINUES = { continues: true } as const;

/** As `CONTINUES`, with what is said of a draft that was made on the way. */
export function toArrival(text: string): { readonly continues: true; readonly arrival: string } {
  return { ...CONTINUES, arrival: text };
}

/** Null for any other state. */
export function parseArrival(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('arrival' in state)) return null;
  return typeof state.arrival === 'string' ? state.arrival : null;
}

export function isContinuation(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'continues' in state && state.continues === true;
}
