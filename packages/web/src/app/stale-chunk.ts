// Stale chunks: code that a page imports only when it needs it. After a deployment, an open page requests files that no longer exist;
// reloading it once fetches the new ones. No draft is lost: unmounting the page on the error saved it.
import { tabStorage } from '../storage/web-storage.ts';

const RELOADED_AT = 'palmares:reloadedAt';
/** A second failure within this time has another cause than a deployment: it is shown. */
const RELOAD_AGAIN_AFTER_MS = 60_000;

const importErrors = new WeakSet<object>();

/** Call when the app starts: Vite announces a chunk that could not be loaded before the router catches the error. */
export function watchStaleChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => importErrors.add(payload));
}

/** True when the error says that code could not be loaded. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && importErrors.has(error);
}

/** True when a reload may repair this error and was not just tried. */
export function isReloadWorthwhile(error: unknown): boolean {
  if (!isChunkLoadError(error)) return false;
  return Date.now() - Number(tabStorage.read(RELOADED_AT)) > RELOAD_AGAIN_AFTER_MS;
}

/** Reloads the page, or returns the problem when the site does not answer: the browser's own error page would offer no retry. */
export async function reloadPage(): Promise<'unreachable' | 'failing'> {
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer === null) return 'unreachable';
  if (answer.status >= 500) return 'failing';
  // Without the time of this reload, the page could reload for ever.
  if (!tabStorage.write(RELOADED_AT, String(Date.now()))) return 'failing';
  window.location.reload();
  // This promise never settles: otherwise the caller would show its error for an instant before the reload.
  return new Promise<never>(() => {});
}
