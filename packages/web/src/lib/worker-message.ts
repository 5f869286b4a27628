// Messages from a page to the service worker.
export type WorkerMessage =
  /** The worker answers on the port with the file name of the app's entry, which identifies the version. */
  | { readonly do: 'tell-entry' }
  /** Activates the waiting version: the person has agreed. */
  | { readonly do: 'replace' }
  /** Activates the waiting version if this is the only open page: it already runs that version. */
  | { readonly do: 'replace-if-alone' }
  /** Nobody is signed in any more: deletes what was cached for accounts. */
  | { readonly do: 'end-accounts' }
  /** Caches what is not cached yet, so that the page can be opened offline. */
  | {
      readonly do: 'keep';
      readonly readings: readonly string[];
      readonly pictures: readonly string[];
      /** Files of the build. */
      readonly files: readonly string[];
      readonly authorization: string | null;
    };
