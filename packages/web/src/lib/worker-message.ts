// What a page and the service worker say to each other.

/** To the page: it was given a copy, whatever its browser thinks of the network; the network has answered something else since. */
export type WorkerNews = 'copy' | 'late';

/** To the worker. */
export type WorkerMessage =
  /** Answered on the port with the file of the app's entry, which tells versions apart. */
  | { readonly do: 'tell-entry' }
  /** A waiting version takes the place of the present one: the person has agreed. */
  | { readonly do: 'replace' }
  /** Likewise, when no page but this one is open: it runs that version already. */
  | { readonly do: 'replace-if-alone' }
  /** Nobody is signed in any more: what was kept for accounts goes. */
  | { readonly do: 'end-accounts' }
  /** Fetches what is not kept yet, so that the page can be opened again without a network. */
  | {
      readonly do: 'keep';
      readonly readings: readonly string[];
      readonly pictures: readonly string[];
      /** Of the build. */
      readonly files: readonly string[];
      readonly authorization: string | null;
    };
