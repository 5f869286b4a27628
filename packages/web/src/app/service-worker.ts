// The page's side of the service worker (src/service-worker): registers it, handles new versions, and reports when nobody is signed in any
// more.

import { LANGUAGE as GAME_LANGUAGE } from '@palmares/texts/game/language';
import { getVariant, LANGUAGE_ROOTS, SERVICE_WORKERS } from '@palmares/texts/language';
import { LANGUAGE } from '@palmares/texts/page/language';
import { currentSession, subscribeToSession } from '../api/session.ts';
import type { WorkerMessage } from '../lib/worker-message.ts';

/** Each language has a worker for its own pages. */
const FILE = `/${SERVICE_WORKERS[getVariant(LANGUAGE, GAME_LANGUAGE)]}`;
const SCOPE = LANGUAGE_ROOTS[LANGUAGE] || '/';
/** Interval of update checks: browsers check on navigation, but a page may stay open for days without one. */
const LOOK_AGAIN_MS = 60 * 60_000;

type Told = {
  /** Called when a version newer than the page's is ready. */
  readonly offer: (reload: () => void) => void;
  /** Called when the browser's first worker takes control: it has not seen what the page loaded before. */
  readonly start: () => void;
};

/** Does nothing in data-saving mode unless a worker is already registered. */
export async function startServiceWorker(told: Told): Promise<void> {
  const workers = navigator.serviceWorker;
  const isThere = (await workers.getRegistration()) !== undefined;
  if (!isThere && isSavingData()) return;
  await workers.register(FILE, { scope: SCOPE, updateViaCache: 'none' });
  // When an extension or a test blocks workers, `register` resolves without registering one.
  const registration = await workers.getRegistration();
  if (registration === undefined) return;
  tellSessionEnds(registration);
  keepShown(registration.active);
  watchVersions(registration, told);
}

function isSavingData(): boolean {
  // A Chromium API that the TypeScript types lack.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Asks the worker to cache what it has not seen, so that the page can be read offline: the data of a server-rendered page, which no API
 * reply carried, and the images and build files that loaded before the worker.
 */
function keepShown(worker: ServiceWorker | null): void {
  const reading = globalThis.renderedReading;
  const pictures = [...document.images]
    .filter(({ naturalWidth }) => naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc)
    .filter((address) => address.startsWith(`${window.location.origin}/media/`));
  // A server-rendered page inlines its styles; the plain page of an offline reload does not.
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const files = [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...[...sheets].map(({ href }) => href),
  ].filter((address) => address.startsWith(`${window.location.origin}/assets/`));
  tell(worker, {
    do: 'keep',
    readings: reading === undefined ? [] : [reading],
    pictures,
    files,
    authorization: null,
  });
}

function tellSessionEnds(registration: ServiceWorkerRegistration): void {
  const look = () => {
    const { status, problem } = currentSession();
    if (status === 'visitor' && problem !== 'unreachable') tell(registration.active, { do: 'end-accounts' });
  };
  look();
  subscribeToSession(look);
}

function watchVersions(registration: ServiceWorkerRegistration, { offer, start }: Told): void {
  const workers = navigator.serviceWorker;
  let hadController = workers.controller !== null;
  let isAccepted = false;
  let lookedAt = Date.now();

  async function look(): Promise<void> {
    const { waiting } = registration;
    if (waiting === null || workers.controller === null) return;
    // A page opened since then came from the server and already runs the new version.
    if ((await askEntry(waiting)) === ownEntry()) tell(waiting, { do: 'replace-if-alone' });
    else
      offer(() => {
        isAccepted = true;
        tell(waiting, { do: 'replace' });
      });
  }

  async function meetNewController(): Promise<void> {
    const isFirst = !hadController;
    hadController = true;
    if (isFirst) {
      start();
      keepShown(workers.controller);
    } else if (isAccepted) window.location.reload();
    // Another tab has accepted the update: this one continues with its version.
    else if (workers.controller !== null && (await askEntry(workers.controller)) !== ownEntry())
      offer(() => window.location.reload());
  }

  workers.addEventListener('controllerchange', () => void meetNewController());
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && void look());
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = Date.now();
    // Offline there is no update.
    registration.update().then(look, () => {});
  });
  void look();
}

function tell(worker: ServiceWorker | null, message: WorkerMessage, ports: MessagePort[] = []): void {
  worker?.postMessage(message, ports);
}

function askEntry(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
    tell(worker, { do: 'tell-entry' }, [port2]);
  });
}

/** Returns the path of this page's entry script. */
function ownEntry(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script === null ? undefined : new URL(script.src).pathname;
}
