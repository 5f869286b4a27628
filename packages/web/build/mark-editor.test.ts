import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, INFO_FLAG } from '../src/features/tierlist-editor/editor-preferences.ts';
import { DEHYDRATED_DATA_ID } from '../src/ssr/hydrate-queries.ts';
import { draftKey, putAside } from '../src/storage/drafts/draft-keys.ts';
import { markEditor } from './mark-editor.ts';
import { getFirstCalls } from './page-entries.ts';

const ADDRESS = '/tierlists/create/editor?album=7&name=Essai';
const SETTINGS = 'palmares:tierlist-editor';
/** The first frame waits for the whole board. */
const expectedLinks = [{ rel: 'expect', href: `#${DEHYDRATED_DATA_ID}`, blocking: 'render' }];
const draftOf = (album: number) => ({ owner: 'visitor', kind: 'tierlist', subject: { album } }) as const;

/** Runs the function from its source text, as a page's head does. */
function mark(stored: object | null, address = ADDRESS, type = 'navigate', meta: object | null = {}) {
  const [pathname = '', search = ''] = address.split(/(?=\?)/);
  const dataset: Record<string, string> = {};
  const storage = { ...stored };
  Object.defineProperty(storage, 'getItem', {
    value: (key: string) => (stored as Record<string, string>)[key] ?? null,
    enumerable: false,
  });
  const links: object[] = [];
  const browser = {
    location: { pathname, search },
    document: {
      documentElement: { dataset },
      querySelector: () => meta,
      createElement: () => ({}),
      head: { append: (link: object) => links.push(link) },
    },
    performance: { getEntriesByType: () => [{ type }] },
  };
  Object.defineProperty(browser, 'localStorage', {
    get() {
      if (stored === null) throw new Error('refused');
      return storage;
    },
  });
  const source = `(${String(markEditor)})(${JSON.stringify(getFirstCalls('fr').editors)})`;
  const isEditor = runInNewContext(source, browser) as boolean;
  return { isEditor, ...dataset, ...(links.length > 0 && { links }) };
}

describe('The mark of a server-rendered editor', () => {
  it('says that the page shows what the app will show, and that the introduction is open', () => {
    expect(mark({})).toEqual({ isEditor: true, editor: 'rendered', intro: 'open', links: expectedLinks });
    expect(mark({ [INFO_FLAG]: 'true' })).toEqual({
      isEditor: true,
      editor: 'rendered',
      links: expectedLinks,
    });
  });

  it.each([
    ['a draft of a visitor', draftKey(draftOf(7))],
    ['a draft of somebody who signed in', draftKey({ ...draftOf(7), owner: 12 })],
    ['a draft under a conflict suffix', draftKey(putAside(draftOf(7), 'tab', 'x1'))],
  ])('says that this browser holds %s of the album', (_what, key) => {
    expect(mark({ [key]: '{}' })).toMatchObject({ editor: 'own' });
  });

  it.each([
    ['of another album', draftKey(draftOf(77))],
    ['of another kind', draftKey({ ...draftOf(7), kind: 'ranking' })],
    ['of a saved content', draftKey({ ...draftOf(7), subject: { content: 7 } })],
  ])('leaves a draft %s aside', (_what, key) => {
    expect(mark({ [key]: '{}' })).toMatchObject({ editor: 'rendered' });
  });

  it('knows the settings that change the board from the default ones', () => {
    const read = (settings: object) => mark({ [SETTINGS]: JSON.stringify(settings) });
    expect(read(DEFAULT_PREFERENCES)).toMatchObject({ editor: 'rendered' });
    expect(read({ ...DEFAULT_PREFERENCES, size: 'l' })).toMatchObject({ editor: 'own' });
  });

  it('knows a page that the browser restored, whose album may have changed', () => {
    expect(mark({}, ADDRESS, 'back_forward')).toEqual({ isEditor: true, editor: 'own' });
    expect(mark({}, ADDRESS, 'reload')).toMatchObject({ editor: 'rendered' });
  });

  it('takes a browser that refuses its storage for a new one', () => {
    expect(mark(null)).toEqual({ isEditor: true, editor: 'rendered', intro: 'open', links: expectedLinks });
  });

  it('marks nothing where the app renders the editor', () => {
    expect(mark({}, ADDRESS, 'navigate', null)).toEqual({ isEditor: false });
  });

  it.each(['/tierlists/create/editor', '/tierlists/7', '/classements/create/editor?album=7'])(
    'marks nothing on %s',
    (address) => {
      expect(mark({}, address)).toEqual({ isEditor: false });
    },
  );
});
