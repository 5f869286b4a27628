import { getPresent } from '@palmares/core/ranking/history';
import { createRanking } from '@palmares/core/ranking/ranking';
import { startRun } from '@palmares/core/ranking/rounds';
import { describe, expect, it } from 'vitest';
import { createEditorStore, freshStart, isDirty, type RankingStore } from './editor-store.ts';
import { QUICK_GUARD_MS } from './quick-answers.ts';

const DETAILS = { name: 'Bêtes', description: '', private: false };

function openWithClock(count: number) {
  const time = { now: 0 };
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const start = freshStart(startRun(createRanking(ids, 7)), DETAILS, null);
  const store = createEditorStore(
    start,
    (image) => `Image ${image}`,
    () => time.now,
  );
  store.setQuick(true);
  return { store, time };
}

const run = (store: RankingStore) => getPresent(store.getState().history).run;
const first = (store: RankingStore) => run(store)?.batch[0] ?? 0;
const answers = (store: RankingStore) => store.getState().history.actions.length;

describe('« Validation rapide »', () => {
  it('answers with one tap where two images are shown', () => {
    const { store } = openWithClock(20);
    store.choose(first(store));
    expect(answers(store)).toBe(1);
    expect(store.getState().said).toMatch(/^2\u00A0nouvelles images\u00A0: 1, /u);
  });

  it('only selects in a batch of six', () => {
    const { store } = openWithClock(21);
    store.choose(first(store));
    expect(answers(store)).toBe(0);
    expect(run(store)?.selection).toHaveLength(1);
  });

  it('takes no second tap on the next images before they have come', () => {
    const { store, time } = openWithClock(20);
    store.choose(first(store));
    time.now = QUICK_GUARD_MS - 1;
    store.choose(first(store));
    expect(answers(store)).toBe(1);
    expect(run(store)?.selection).toEqual([]);
    time.now = QUICK_GUARD_MS;
    store.choose(first(store));
    expect(answers(store)).toBe(2);
  });

  it('ends a ranking of 20\u00A0with one tap an answer', () => {
    const { store, time } = openWithClock(20);
    let taps = 0;
    for (; run(store) !== null; taps++) {
      store.choose(first(store));
      expect(answers(store)).toBe(taps + 1);
      time.now += QUICK_GUARD_MS;
    }
    expect(getPresent(store.getState().history).ranked).toHaveLength(20);
    expect(taps).toBeGreaterThanOrEqual(52);
    expect(taps).toBeLessThanOrEqual(100);
  });

  it('completes an image alone, once for two taps, and undo brings it back as it was', () => {
    const { store, time } = openWithClock(2);
    store.setQuick(false);
    while (run(store)?.batch.length === 2) {
      store.choose(1);
      store.validate();
    }
    time.now = QUICK_GUARD_MS;
    const alone = run(store);
    store.complete(first(store));
    store.complete(first(store));
    expect(getPresent(store.getState().history).ranked).toEqual([1]);
    store.undo();
    expect(run(store)).toEqual(alone);
  });

  it('what undo brought back is validated as it was', () => {
    const { store, time } = openWithClock(20);
    const picked = first(store);
    store.choose(picked);
    expect(answers(store)).toBe(1);
    store.undo();
    time.now += QUICK_GUARD_MS;
    store.validate();
    expect(store.getState().history.actions).toEqual([{ type: 'validate', selection: [picked] }]);
  });

  it('is no change of the ranking: nothing is unsaved by it', () => {
    const { store } = openWithClock(20);
    expect(isDirty(store.getState())).toBe(false);
  });
});
