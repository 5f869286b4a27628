// The service worker as pages see it (src/service-worker): when it is registered, what a newer one means for an open page, and who is told
// that nobody is signed in any more.
import { currentSession, subscribeToSession } from '../api/session.ts';
import type { WorkerMessage } from '../lib/worker-message.ts';

const FILE = '/service-worker.js';
/** A page may stay open for days without a navigation, at which browsers look for a new version themselves. */
const LOOK_AGAIN_MS = 60 * 60_000;

type Told = {
  /** A version newer than the page's is ready. */
  readonly offer: (reload: () => void) => void;
  /** The first worker of this browser stands between page and network now: it has seen nothing of what the page read before. */
  readonly start: () => void;
};

/** Does nothing where data is to be saved and no worker is there yet. */
export async function startServiceWorker(told: Told): Promise<void> {
  const workers = navigator.serviceWorker;
  const isThere = (await workers.getRegistration()) !== undefined;
  if (!isThere && isSavingData()) return;
  await workers.register(FILE, { updateViaCache: 'none' });
  // Who blocks workers (an extension, a test) has `register` succeed without one.
  const registration = await workers.getRegistration();
  if (registration === undefined) return;
  tellSessionEnds(registration);
  keepShown(registration.active);
  watchVersions(registration, told);
}

function isSavingData(): boolean {
  // Chromium's own, which TypeScript does not know.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * What the page is made of and the worker has not seen pass, so that it can be read without a network too: the reading of a rendered page, which no
 * reply of the API brought, and the pictures and files of the build that came before the worker did.
 */
function keepShown(worker: ServiceWorker | null): void {
  const reading = globalThis.renderedReading;
  const pictures = [...document.images]
    .filter(({ naturalWidth }) => naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc)
    .filter((address) => address.startsWith(`${window.location.origin}/media/`));
  // A rendered page carries its styles: the plain page of a reload without a network does not.
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
    // A page that was opened since then comes from the server, and is of the new version already.
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
    // Another tab has agreed: this one goes on with what it has.
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
    // Without a network there is nothing new.
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

/** The file that this page began with. */
function ownEntry(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script === null ? undefined : new URL(script.src).pathname;
}
