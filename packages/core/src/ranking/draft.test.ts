import { describe, expect, test } from 'vitest';
import { parseRankingDraft, type RankingDraft, toDraftJson } from './draft.ts';
import {
  canUndo,
  getPresent,
  type History,
  perform,
  startHistory,
  toggle,
  validateSelection,
} from './history.ts';
import { createRanking } from './ranking.ts';
import { startRun } from './rounds.ts';

function play(count: number, validations: number): History {
  const ids = Array.from({ length: count }, (_, index) => 100_000 + index);
  let history = startHistory(startRun(createRanking(ids, 7)));
  for (let i = 0; i < validations; i++) {
    const batch = getPresent(history).run?.batch ?? [];
    for (const image of batch.slice(1)) history = toggle(history, image);
    history = validateSelection(history);
  }
  return history;
}

const chosen = perform(play(30, 8), { type: 'pass' });
const draft: RankingDraft = {
  savedAt: 1_790_000_000_000,
  userKey: 'alice',
  albumId: 12,
  rankingId: 3,
  name: 'Mes renards',
  description: '',
  private: true,
  history: toggle(chosen, getPresent(chosen).run?.batch[0] ?? 0),
};
const saved = JSON.parse(JSON.stringify(toDraftJson(draft))) as Record<string, unknown>;

describe('parseRankingDraft', () => {
  test('gives back the draft: batch on screen, selection and undo included', () => {
    expect(parseRankingDraft(saved)).toEqual(draft);
    expect(parseRankingDraft(JSON.stringify(saved))).toEqual(draft);
  });

  test('draws the same batches afterwards', () => {
    const parsed = parseRankingDraft(saved);
    expect(parsed && validateSelection(parsed.history)).toEqual(validateSelection(draft.history));
  });

  test.each<unknown>([
    null,
    undefined,
    '',
    '{"v":1,"ran',
    'null',
    7,
    [],
    {},
    { ...saved, v: 2 },
    { ...saved, v: undefined },
    { ...saved, ranking: null },
    { ...saved, userKey: 7 },
    { ...saved, albumId: 0 },
  ])('is null when there is nothing to recover (%#)', (value) => {
    expect(parseRankingDraft(value)).toBeNull();
  });

  test('keeps the present ranking when the history is damaged', () => {
    const parsed = parseRankingDraft({ ...saved, history: { start: 7 } });
    expect(parsed && getPresent(parsed.history)).toEqual(getPresent(draft.history));
    expect(parsed && canUndo(parsed.history)).toBe(false);
  });

  test('knows which saved ranking it edits', () => {
    expect(parseRankingDraft({ ...saved, rankingId: null })?.rankingId).toBeNull();
    expect(parseRankingDraft({ ...saved, rankingId: 'x' })?.rankingId).toBeNull();
  });
});

test('a draft holds ids and numbers only, and stays small with a thousand images and a long past', () => {
  const text = JSON.stringify(toDraftJson({ ...draft, history: play(1_000, 260) }));
  expect(text).not.toContain('path');
  expect(text.length).toBeLessThan(100_000);
});
