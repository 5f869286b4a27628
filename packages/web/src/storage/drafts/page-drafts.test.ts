import { describe, expect, it } from 'vitest';
import { deniedTexts, memoryTexts } from '../memory-storage.ts';
import { type DraftName, draftKey, putAside } from './draft-keys.ts';
import { createDraftStore } from './draft-store.ts';
import { createPageDrafts } from './page-drafts.ts';

const NAME: DraftName = { owner: 5, kind: 'tierlist', subject: { album: 3 } };

/** A browser whose pages share one storage. */
function browser(storage = memoryTexts()) {
  const store = createDraftStore(storage);
  let ids = 0;
  const page = () => createPageDrafts(store, () => `${++ids}`);
  const values = () => store.list(5).map((name) => [name.aside ?? null, store.read(name)]);
  return { store, page, values };
}

describe('one page', () => {
  it('writes over what it has read and written, and removes it', () => {
    const { page, values } = browser(memoryTexts({ [draftKey(NAME)]: '"old"' }));
    const mine = page();
    expect(mine.open(NAME)).toEqual([{ name: NAME, value: 'old' }]);
    expect(mine.write(NAME, 'a')).toBe('saved');
    expect(mine.write(NAME, 'b')).toBe('saved');
    expect(values()).toEqual([[null, 'b']]);
    mine.remove(NAME);
    expect(values()).toEqual([]);
  });

  it('does not give out junk', () => {
    const { page } = browser(memoryTexts({ [draftKey(NAME)]: '{"v":' }));
    expect(page().open(NAME)).toEqual([]);
  });

  it('says so when nothing can be stored', () => {
    expect(createPageDrafts(createDraftStore(deniedTexts)).write(NAME, 'a')).toBe('failed');
  });
});

describe('two pages on one content', () => {
  function meet() {
    const made = browser();
    const [first, second] = [made.page(), made.page()];
    first.open(NAME);
    second.open(NAME);
    first.write(NAME, 'long');
    return { ...made, first, second };
  }

  it('keep what both write', () => {
    const { first, second, values } = meet();
    expect(second.isTaken(NAME)).toBe(true);
    expect(second.write(NAME, 'short')).toBe('aside');
    expect(second.write(NAME, 'shorter')).toBe('aside');
    expect(second.readOther(NAME)).toBe('long');
    expect(first.isTaken(NAME)).toBe(false);
    expect(first.write(NAME, 'longer')).toBe('saved');
    expect(values()).toEqual([
      [null, 'longer'],
      ['tab-1', 'shorter'],
    ]);
  });

  it('remove nothing of the other', () => {
    const { first, second, values } = meet();
    second.remove(NAME);
    expect(values()).toEqual([[null, 'long']]);
    second.write(NAME, 'short');
    first.remove(NAME);
    expect(values()).toEqual([['tab-1', 'short']]);
  });

  it('come back to their place when the other has left it', () => {
    const { first, second, values } = meet();
    second.write(NAME, 'short');
    first.remove(NAME);
    expect(second.write(NAME, 'short, still')).toBe('saved');
    expect(values()).toEqual([[null, 'short, still']]);
  });

  it('replace the other one when the person says so, which that one then sees', () => {
    const { first, second, values } = meet();
    second.write(NAME, 'short');
    second.claim(NAME);
    expect(second.write(NAME, 'short')).toBe('saved');
    expect(values()).toEqual([[null, 'short']]);
    expect(first.write(NAME, 'long')).toBe('aside');
  });

  it('give up their own when the person says so', () => {
    const { second, values } = meet();
    second.write(NAME, 'short');
    second.remove(NAME);
    expect(values()).toEqual([[null, 'long']]);
    expect(second.open(NAME)).toEqual([{ name: NAME, value: 'long' }]);
    expect(second.write(NAME, 'longer')).toBe('saved');
  });
});

describe('drafts that met', () => {
  const beside = putAside(NAME, 'visitor', '9');

  function stored() {
    return browser(
      memoryTexts({
        [draftKey(NAME)]: '"long"',
        [draftKey(beside)]: '"short"',
        [draftKey({ ...NAME, subject: { album: 4 } })]: '"elsewhere"',
      }),
    );
  }

  it('are all found where the content is opened', () => {
    expect(stored().page().open(NAME)).toEqual([
      { name: NAME, value: 'long' },
      { name: beside, value: 'short' },
    ]);
  });

  it.each([
    ['the first', NAME, 'long'],
    ['the other', beside, 'short'],
  ])('are settled by choosing %s', (_, chosen, value) => {
    const { page, store } = stored();
    const mine = page();
    expect(mine.settle(chosen)).toBe(true);
    expect(mine.open(NAME)).toEqual([{ name: NAME, value }]);
    expect(store.list(5)).toHaveLength(2);
  });

  it('stay while nothing is chosen, or when what was chosen cannot be stored', () => {
    const { page, values } = stored();
    const mine = page();
    mine.open(NAME);
    mine.write(NAME, 'longer');
    expect(mine.settle(putAside(NAME, 'tab', 'gone'))).toBe(false);
    expect(values()).toContainEqual(['visitor-9', 'short']);
  });
});
