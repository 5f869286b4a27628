// The mark of a session on the root element, which style sheets read (ui/session-parts.module.css). The script of the page's head sets
// it before the first paint: `stored` where there is a token, of which nothing is known yet.
import { currentSession, subscribeToSession } from '../api/session.ts';

const mark = document.documentElement.dataset;

/** Called once, when the app starts. */
export function keepSessionMark(): void {
  subscribeToSession(() => {
    const { status } = currentSession();
    if (status === 'visitor') delete mark['session'];
    else if (status === 'signed-in') mark['session'] ??= 'known';
  });
}

/** The page now shows what this person may see. */
export function tellSessionKnown(): void {
  if (mark['session'] === 'stored') mark['session'] = 'known';
}
