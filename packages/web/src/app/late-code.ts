// Code that a page fetches only when it is needed. After a deployment, a page that is still open asks for files that are no more:
// the address is then loaded anew by itself, once. What a page keeps as a draft was written when the fault took its place.
const RELOADED_AT = 'palmares:reloadedAt';
/** A second fault within this time is not one of a deployment: it is shown. */
const AGAIN_AFTER_MS = 60_000;

const faults = new WeakSet<object>();

/** From the start of the app on: Vite tells of code that did not arrive before anybody else knows. */
export function watchLateCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => faults.add(payload));
}

/** Whether loading the page anew may mend this fault, and was not tried just now. */
export function mayBeOutdated(fault: unknown): boolean {
  if (!(fault instanceof Error) || !faults.has(fault)) return false;
  return Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) > AGAIN_AFTER_MS;
}

/** Loads the page anew, or returns when the site does not answer: the browser's own error page would help nobody. */
export async function loadAnew(): Promise<void> {
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer === null || answer.status >= 500) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  window.location.reload();
  // Until the page has gone.
  await new Promise<never>(() => {});
}
