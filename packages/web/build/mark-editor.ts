// Part of the script in the head (early-script.ts), embedded as source text: it references nothing outside itself. A server-rendered editor
// shows a new content with the default settings. What this browser stores may show something else
// (docs/decisions/0095-rendered-editor.md): the root says so before the first paint, and style sheets hide what would be replaced. On a slow
// phone the first paint comes after 1.35 s, and after 1.41 without the wait for the whole board, when the introduction also grew in sight
// (layout shift 0.39).

/** An editor that the server renders, and the keys of what the browser stores for it. */
export type RenderedEditor = {
  /** Pattern of the pathname and query; its first group is the album. */
  readonly pattern: string;
  /** Pattern of the keys of the album's drafts; `$1` is the album. */
  readonly drafts: string;
  /** Settings of the screen, and their text while they are the default ones. */
  readonly settings: readonly [key: string, defaults: string];
  /** The flag that the introduction was read. */
  readonly intro: string;
};

/**
 * Marks the root of a server-rendered editor: `data-editor` is `own` if the app will show something else than the page, else `rendered`;
 * `data-intro` says that the page begins with the introduction. Returns false on other pages.
 */
export function markEditor(editors: readonly RenderedEditor[]): boolean {
  if (document.querySelector('meta[name="rendered"]') === null) return false;
  const { dataset } = document.documentElement;
  // Only the source text of this function runs in the page, so helpers cannot be outside it.
  /* oxlint-disable unicorn/consistent-function-scoping */
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const listKeys = () => {
    try {
      return Object.keys(localStorage);
    } catch {
      return [];
    }
  };
  /* oxlint-enable unicorn/consistent-function-scoping */
  // Restored without asking the server: the app fetches the album first.
  const isOld = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');
  for (const { pattern, drafts, settings, intro } of editors) {
    const album = new RegExp(pattern).exec(location.pathname + location.search)?.[1];
    if (album === undefined) continue;
    const isDraft = new RegExp(drafts.replace('$1', album));
    const chosen = read(settings[0]);
    const isChosen = chosen !== null && chosen !== settings[1];
    const isOwn = isOld || isChosen || listKeys().some((key) => isDraft.test(key));
    dataset['editor'] = isOwn ? 'own' : 'rendered';
    if (isOwn) return true;
    if (read(intro) !== 'true') dataset['intro'] = 'open';
    // The first frame waits for the whole board: a part of it, painted while the rest arrives or is parsed, would move. The data of the
    // queries (src/ssr/hydrate-queries.ts) follows the content.
    const whole = { rel: 'expect', href: '#first-data', blocking: 'render' };
    document.head.append(Object.assign(document.createElement('link'), whole));
    return true;
  }
  return false;
}
