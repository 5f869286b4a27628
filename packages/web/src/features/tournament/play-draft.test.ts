import { getPhase, getShownDuel, listContenders } from '@palmares/core/tournament/tournament';
import { describe, expect, it } from 'vitest';
import { fitDraft, nameDraft } from '../../storage/drafts/versioned-draft.ts';
import { reducePlay } from './play-actions.ts';
import {
  describeDraft,
  listDraftImages,
  parseStoredDraft,
  type RestoredGame,
  resumeDraft,
  toStoredDraft,
} from './play-draft.ts';
import { getScreen, type PlayStart, type PlayState, startState } from './play-state.ts';

const PLACE = { owner: 5, userKey: 'lina', albumId: 3 };
const IMAGES = [1, 2, 3, 4];

type Opened = PlayStart & { albumId: number; known: ReadonlySet<number> };

function sourceOf(patch: Partial<Opened> = {}): Opened {
  return {
    albumId: 3,
    known: new Set(IMAGES),
    selection: IMAGES,
    details: { name: 'Mine', description: '', private: false },
    savedAs: null,
    savedResult: null,
    ...patch,
  };
}

const parse = (value: unknown, { albumId, known }: Opened) => parseStoredDraft(value, albumId, known);
const getFit = (found: RestoredGame | null, opened: Opened) => fitDraft(found, listDraftImages, opened);

/** Returns the content of the browser storage after one pick. */
function stored(source = sourceOf()): unknown {
  const start = reducePlay({ ...startState(source, 7), started: true }, { type: 'next' }, String);
  const image = (start.tournament && getShownDuel(start.tournament)?.[0]) ?? 0;
  const picked = reducePlay(start, { type: 'pick', image }, String);
  return JSON.parse(JSON.stringify(toStoredDraft(picked, PLACE, 1_000))) as unknown;
}

describe('a stored game', () => {
  it('goes on at the next duel, with its name', () => {
    const source = sourceOf();
    const found = parse(stored(), source);
    expect(getFit(found, source)).toBe('resume');
    const state = found && resumeDraft(found, startState(source, 8), true);
    expect(state && getScreen(state)).toBe('duel');
    expect(state?.tournament?.picks).toHaveLength(1);
    expect(state?.tournament?.seed).toBe(7);
  });

  it('of a tournament that was only named begins at once where that is asked', () => {
    const named = reducePlay(
      startState(sourceOf(), 7),
      { type: 'details', patch: { name: 'Autre' } },
      String,
    );
    const kept: unknown = JSON.parse(JSON.stringify(toStoredDraft(named, PLACE, 1_000)));
    const found = parse(kept, sourceOf());
    const resumed = (express: boolean) =>
      found && resumeDraft(found, startState(sourceOf({ express }), 8), true);
    expect(resumed(false)).toMatchObject({ started: false, details: { name: 'Autre' } });
    expect(resumed(true)).toMatchObject({ started: true, details: { name: 'Autre' } });
  });

  it.each([null, 3, 'x', {}, { draft: null }, { draft: { v: 1 } }, []])('is null for junk: %j', (junk) => {
    expect(parse(junk, sourceOf())).toBeNull();
  });

  it('is null for another album, and when none of its images is left', () => {
    expect(parse(stored(), sourceOf({ albumId: 4 }))).toBeNull();
    expect(parse(stored(), sourceOf({ known: new Set([9]) }))).toBeNull();
  });

  it('goes on without the images that the album let go of, on a selection without them', () => {
    const known = sourceOf({ known: new Set([1, 2, 3]), selection: [1, 2, 3] });
    const found = parse(stored(), known);
    expect([found?.lost, found?.started, getFit(found, known)]).toEqual([1, true, 'resume']);
    const state = found && resumeDraft(found, startState(known, 8), true);
    expect(state?.tournament && listContenders(state.tournament)).toEqual([1, 2, 3]);
    expect(state && getScreen(state)).toBe('duel');
  });

  it('that was finished asks again for its champion when that one is gone, and says so', () => {
    const champion = 4;
    let state: PlayState = { ...startState(sourceOf(), 7), started: true };
    while (state.tournament && getPhase(state.tournament) !== 'finished') {
      const duel: readonly number[] = getShownDuel(state.tournament) ?? [];
      const image = duel.includes(champion) ? champion : (duel[0] ?? 0);
      state = reducePlay(reducePlay(state, { type: 'pick', image }, String), { type: 'next' }, String);
    }
    const known = sourceOf({ known: new Set([1, 2, 3]), selection: [1, 2, 3] });

    const found = parse(toStoredDraft(state, PLACE, 1_000), known);

    const resumed = found && resumeDraft(found, startState(known, 8), true);
    expect(resumed && [resumed.lostChampion, getScreen(resumed)]).toEqual([champion, 'duel']);
    const other = sourceOf({ known: new Set([2, 3, 4]) });
    expect(parse(toStoredDraft(state, PLACE, 1_000), other)).toMatchObject({
      lost: 1,
      lostChampion: null,
    });
  });

  it('tells what it holds where it meets another one', () => {
    const found = parse(stored(), sourceOf());
    expect(found && describeDraft(found)).toEqual({ title: 'Mine', worth: '1 of 3 picks', savedAt: 1_000 });
  });

  it('is asked about when another selection was chosen', () => {
    const source = sourceOf({ selection: [1, 2, 3] });
    expect(getFit(parse(stored(), source), source)).toBe('ask');
  });

  it('of a saved tournament waits on the overview, unless it is to go on', () => {
    const source = sourceOf({ savedAs: { id: 9, version: 4 } });
    const found = parse(stored(source), source);
    expect(getFit(found, source)).toBe('resume');
    const start = startState(source, 8);
    expect(found && getScreen(resumeDraft(found, start, false))).toBe('overview');
    expect(found && getScreen(resumeDraft(found, start, true))).toBe('duel');
  });

  it('made on an older version is asked about, and keeps that version for the save', () => {
    const found = parse(stored(sourceOf({ savedAs: { id: 9, version: 4 } })), sourceOf());
    const newer = sourceOf({ savedAs: { id: 9, version: 5 } });
    expect(getFit(found, newer)).toBe('ask');
    expect(found && resumeDraft(found, startState(newer, 8), true).savedAs).toEqual({ id: 9, version: 4 });
  });

  it('BU-24: has a place for each album, and one for each saved tournament', () => {
    expect(nameDraft('tournament', PLACE, null)).toEqual({
      owner: 5,
      kind: 'tournament',
      subject: { album: 3 },
    });
    expect(nameDraft('tournament', PLACE, { id: 9, version: 1 }).subject).toEqual({ content: 9 });
  });
});

it('a replay that waits is kept as begun: a word typed beside it loses no pick', () => {
  const source = sourceOf({ savedAs: { id: 9, version: 4 } });
  const found = parseStoredDraft(stored(source), source.albumId, source.known);
  const waiting = found && resumeDraft(found, startState(source, 8), false);
  const typed = waiting && reducePlay(waiting, { type: 'details', patch: { name: 'Typed' } }, String);
  const again = typed && parse(toStoredDraft(typed, PLACE, 2_000), source);
  expect(again).toMatchObject({ started: true, draft: { name: 'Typed' } });
});
