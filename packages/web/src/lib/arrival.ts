// What an editor says of the draft that it was led to. It travels in the state of the navigation, beside the draft itself.
export function toArrival(text: string): { readonly arrival: string } {
  return { arrival: text };
}

/** Null for any other state. */
export function parseArrival(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('arrival' in state)) return null;
  return typeof state.arrival === 'string' ? state.arrival : null;
}
