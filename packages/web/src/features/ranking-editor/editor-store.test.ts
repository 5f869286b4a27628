import { getPresent } from '@palmares/core/ranking/history';
import { createRanking } from '@palmares/core/ranking/ranking';
import { startRun } from '@palmares/core/ranking/rounds';
import { getSelectedImages } from '@palmares/core/ranking/selection';
import { describe, expect, it } from 'vitest';
import { createEditorStore, freshStart, isDirty, type RankingStore } from './editor-store.ts';

const DETAILS = { name: 'Bêtes', description: '', private: false };
const IDS = Array.from({ length: 21 }, (_, index) => index + 1);

/** A store in which a choice waits for its validation. */
function open(ids: readonly number[] = IDS): RankingStore {
  const start = freshStart(startRun(createRanking(ids, 7)), DETAILS, null);
  const store = createEditorStore(start, (image) => `Image ${image}`);
  store.setQuick(false);
  return store;
}
const ranking = (store: RankingStore) => getPresent(store.getState().history);
const batch = (store: RankingStore) => ranking(store).run?.batch ?? [];

/** Chooses the first image shown, until everything is ranked. */
function playOut(store: RankingStore): void {
  while (ranking(store).run !== null) {
    store.choose(batch(store)[0] ?? 0);
    store.validate();
  }
}

describe('the ranking editor’s store', () => {
  it('says which place a chosen image takes, and that no more may be chosen', () => {
    const store = open();
    const [first = 0, second = 0, ...others] = batch(store);
    store.choose(second);
    store.choose(first);
    expect(store.getState().said).toBe(`Image ${first}, choisie en 2e`);
    for (const image of others) store.choose(image);
    expect(getSelectedImages(ranking(store))).toHaveLength(5);
    expect(store.getState().said).toBe('Pas plus de 5\u00A0images à la fois.');
  });

  it('is dirty from the first choice on, and clean again once it is taken back', () => {
    const store = open();
    expect(isDirty(store.getState())).toBe(false);
    const [image = 0] = batch(store);
    store.choose(image);
    expect(isDirty(store.getState())).toBe(true);
    store.choose(image);
    expect(isDirty(store.getState())).toBe(false);
  });

  it('takes back a validation with the selection it had', () => {
    const store = open();
    const [image = 0] = batch(store);
    store.choose(image);
    store.validate();
    expect(getSelectedImages(ranking(store))).toEqual([]);
    store.undo();
    expect(getSelectedImages(ranking(store))).toEqual([image]);
    expect(store.getState().said).toBe('Annulé.');
  });

  it('announces who enters the ranking, and its end', () => {
    const store = open([1, 2]);
    playOut(store);
    expect(ranking(store).ranked).toHaveLength(2);
    expect(store.getState().said).toMatch(/^Image \d entre au classement, rang 2\. Classement terminé$/u);
  });

  it('moves a ranked image and says its new rank', () => {
    const store = open([1, 2, 3]);
    playOut(store);
    const [first = 0] = ranking(store).ranked;
    store.perform({ type: 'moveRanked', image: first, to: 2 });
    expect(ranking(store).ranked[2]).toBe(first);
    expect(store.getState().said).toBe(`Image ${first} : rang 3.`);
  });

  it('says which images come by the key of each, as long as they are few', () => {
    const few = open([1, 2, 3]);
    few.perform({ type: 'pass' });
    const [first, second] = ranking(few).run?.batch ?? [];
    expect(few.getState().said).toBe(
      `2\u00A0nouvelles images\u00A0: 1, Image ${first}\u202F; 2, Image ${second}.`,
    );
    const many = open();
    many.perform({ type: 'pass' });
    expect(many.getState().said).toBe(`${batch(many).length}\u00A0nouvelles images.`);
  });

  it('says once what is offered to an image that is alone', () => {
    const store = open([1, 2]);
    const said: string[] = [];
    while (ranking(store).run !== null) {
      store.choose(batch(store)[0] ?? 0);
      store.validate();
      said.push(store.getState().said);
    }
    const offers = said.flatMap((text) => /Seule à l’écran.*aussitôt\./u.exec(text) ?? []);
    // The number of missing points depends on the order of the draws.
    expect(offers).toEqual([
      expect.stringMatching(/^Seule à l’écran\s: «\sLui donner ses \d\spoints\s» la classe aussitôt\.$/u),
    ]);
    expect(batch(store)).toEqual([]);
  });

  it('says the same thing again in other characters, or nobody would hear it', () => {
    const store = open([1, 2, 3]);
    for (let turn = 0; turn < 3; turn++) store.perform({ type: 'pass' });
    const heard = [1, 2, 3].map(() => {
      store.undo();
      return store.getState().said;
    });
    expect(new Set(heard.map((text) => text.trim()))).toEqual(new Set(['Annulé.']));
    expect(heard[1]).not.toBe(heard[0]);
    expect(heard[2]).not.toBe(heard[1]);
  });

  it('starts over with everything at zero and the first images on screen', () => {
    const store = open([1, 2, 3]);
    playOut(store);
    store.restart();
    expect(ranking(store).ranked).toEqual([]);
    expect(batch(store)).toHaveLength(2);
  });

  it('is clean at what was saved, and dirty by a name', () => {
    const store = open();
    store.choose(batch(store)[0] ?? 0);
    store.validate();
    store.markSaved({ id: 4, version: 1 }, { ranking: ranking(store), details: store.getState().details });
    expect(isDirty(store.getState())).toBe(false);
    store.setDetails({ name: 'Autre' });
    expect(isDirty(store.getState())).toBe(true);
  });
});
