// Stale chunks: code that a page imports only when it needs it. After a deployment, a page that is still open asks for files that
// no longer exist; reloading it once fetches the new ones. Drafts lose nothing: they were saved when the error took the page's place.
const RELOADED_AT = 'palmares:reloadedAt';
/** A second failure within this time does not come from a deployment: it is shown. */
const RELOAD_AGAIN_AFTER_MS = 60_000;

const importErrors = new WeakSet<object>();

/** Called when the app starts: Vite announces a chunk that could not be loaded before the router catches the error. */
export function watchStaleChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => importErrors.add(payload));
}

/** Whether it says that code could not be loaded. */
export function isUnloaded(error: unknown): boolean {
  return error instanceof Error && importErrors.has(error);
}

/** Whether a reload may repair this error, and has not just been tried. */
export function mayBeStale(error: unknown): boolean {
  if (!isUnloaded(error)) return false;
  return Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) > RELOAD_AGAIN_AFTER_MS;
}

/**
 * Reloads the page, or returns what stands in the way when the site does not answer: the browser's own error page would not offer
 * to try again.
 */
export async function reloadPage(): Promise<'unreachable' | 'failing'> {
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer === null) return 'unreachable';
  if (answer.status >= 500) return 'failing';
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  window.location.reload();
  // This promise never settles: the caller would show its error for an instant before the reload.
  return new Promise<never>(() => {});
}
