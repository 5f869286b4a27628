// The session attribute of the root element, which style sheets read (ui/session-parts.module.css). A script in the head sets it to
// `stored` before the first paint when a token exists, whose validity is still unknown.
import { currentSession, subscribeToSession } from '../api/session.ts';

const mark = document.documentElement.dataset;

/** Call once, when the app starts. */
export function syncSessionAttribute(): void {
  subscribeToSession(() => {
    const { status } = currentSession();
    if (status === 'visitor') delete mark['session'];
    else if (status === 'signed-in') mark['session'] ??= 'known';
  });
}

/** The page now shows what this person may see. */
export function markSessionKnown(): void {
  if (mark['session'] === 'stored') mark['session'] = 'known';
}
