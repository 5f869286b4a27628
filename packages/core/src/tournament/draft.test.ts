import { describe, expect, test } from 'vitest';
import { parseTournamentDraft, type TournamentDraft, toDraftJson } from './draft.ts';
import { next, pick } from './play.ts';
import { createTournament, getPhase, getShownDuel, type Tournament } from './tournament.ts';

function play(count: number, picks: number): Tournament {
  let tournament = createTournament(
    Array.from({ length: count }, (_, index) => index + 1),
    7,
  );
  if (!tournament) throw new Error('No tournament');
  for (let i = 0; i < picks; i++) tournament = next(pick(tournament, getShownDuel(tournament)?.[0] ?? 0));
  return tournament;
}

const draft: TournamentDraft = {
  savedAt: 1_790_000_000_000,
  userKey: 'alice',
  albumId: 12,
  tournamentId: null,
  name: 'Best fox',
  description: '',
  private: true,
  tournament: play(9, 5),
};

const saved = JSON.parse(JSON.stringify(toDraftJson(draft))) as Record<string, unknown>;

describe('parseTournamentDraft', () => {
  test('resumes at the same duel, undo included', () => {
    expect(parseTournamentDraft(saved)).toEqual(draft);
    expect(parseTournamentDraft(JSON.stringify(saved))).toEqual(draft);
  });

  test('resumes after « Next » when a picked duel was still on screen', () => {
    const before = play(9, 4);
    const picked = pick(before, getShownDuel(before)?.[0] ?? 0);
    const parsed = parseTournamentDraft(toDraftJson({ ...draft, tournament: picked }));
    expect(parsed?.tournament).toEqual(next(picked));
  });

  test('brings back a finished tournament that was not saved', () => {
    const parsed = parseTournamentDraft(toDraftJson({ ...draft, tournament: play(9, 7) }));
    expect(parsed && getPhase(parsed.tournament)).toBe('finished');
  });

  test.each<unknown>([
    null,
    undefined,
    '',
    '{"v":1,"pic',
    'null',
    7,
    [],
    {},
    { ...saved, v: 2 },
    { ...saved, v: undefined },
    { ...saved, userKey: 7 },
    { ...saved, albumId: 0 },
    { ...saved, seed: -1 },
    { ...saved, seed: '7' },
    { ...saved, imageIds: [] },
    { ...saved, imageIds: 'x' },
  ])('is null when there is nothing to recover (%#)', (value) => {
    expect(parseTournamentDraft(value)).toBeNull();
  });

  test('keeps the picks up to the first that does not fit', () => {
    const picks = draft.tournament.picks.with(2, 99);
    expect(parseTournamentDraft({ ...saved, picks })?.tournament).toEqual(play(9, 2));
    const inserted = draft.tournament.picks.toSpliced(2, 0, 99);
    expect(parseTournamentDraft({ ...saved, picks: inserted })?.tournament).toEqual(play(9, 2));
    expect(parseTournamentDraft({ ...saved, picks: 'x' })?.tournament).toEqual(play(9, 0));
    expect(parseTournamentDraft({ ...saved, picks: [null] })?.tournament).toEqual(play(9, 0));
  });

  test('ignores picks after the champion', () => {
    const full = play(9, 7);
    const picks = [...full.picks, full.picks.at(-1)];
    expect(parseTournamentDraft({ ...saved, picks })?.tournament).toEqual(full);
  });

  test('knows which saved tournament it edits', () => {
    expect(parseTournamentDraft({ ...saved, tournamentId: 4 })?.tournamentId).toBe(4);
    expect(parseTournamentDraft({ ...saved, tournamentId: 'x' })?.tournamentId).toBeNull();
  });
});

test('a draft holds ids only and stays small with a thousand images', () => {
  const text = JSON.stringify(toDraftJson({ ...draft, tournament: play(1_000, 994) }));
  expect(text).not.toContain('rounds');
  expect(text.length).toBeLessThan(10_000);
});
