// A tournament of some images of an album says nothing of the others (TO-66): in the palmarès, in an agreement and in conversions they are
// absent, not last.
import { describe, expect, test } from 'vitest';
import { listStandingsImages } from '../convert-content/standings.ts';
import { rankingFromStandings } from '../convert-content/tie-breaks.ts';
import { boardFromStandings, defaultTierCount, naturalCuts } from '../convert-content/tier-cuts.ts';
import { agreement } from '../palmares/agreement.ts';
import type { Ballot } from '../palmares/ballot.ts';
import { ballotsFromDuels } from '../palmares/duel-ballots.ts';
import { computePalmares } from '../palmares/palmares.ts';
import { ballotFromTournament } from './ballot.ts';
import { drawContenders } from './length.ts';
import { next, pick } from './play.ts';
import { standingsFromTournament } from './standing.ts';
import { createTournament, getPhase, getShownDuel } from './tournament.ts';
import { type SavedTournament, toSaved } from './wire.ts';

const ALBUM = Array.from({ length: 40 }, (_, index) => index + 1);
const SEED = 36;
const drawn = drawContenders(ALBUM, 16, SEED);
const others = ALBUM.filter((image) => !drawn.includes(image));

const byId = (images: readonly number[]) => images.toSorted((a, b) => a - b);

test('there are 16 drawn images and 24 others', () => {
  expect([drawn.length, others.length]).toEqual([16, 24]);
});

/** The tournament as it is saved, when the image with the lower number always wins. */
function playDrawn(): SavedTournament {
  let tournament = createTournament(drawn, SEED);
  while (tournament !== null && getPhase(tournament) !== 'finished')
    tournament = next(pick(tournament, Math.min(...(getShownDuel(tournament) ?? []))));
  const saved = tournament && toSaved(tournament);
  if (saved === null) throw new Error('The tournament is not finished');
  return saved;
}

const saved = playDrawn();
const ballot = ballotFromTournament(saved);
const fromDuels = ballotsFromDuels(saved.duels, (image) => ALBUM.includes(image));

describe('the images that were not drawn', () => {
  test('are in no ballot', () => {
    expect(byId(ballot.flat())).toEqual(drawn);
    expect(byId([...new Set(fromDuels.flat(2))])).toEqual(drawn);
  });

  test('have no voice, no duel and no tier in the palmarès, and stand before those that lost', () => {
    const voices = Array.from({ length: 3 }, () => ({ votes: [{ ballot, duels: saved.duels }] }));
    const { images } = computePalmares(ALBUM, voices);
    const absent = images.filter(({ id }) => others.includes(id));
    expect(absent).toHaveLength(24);
    for (const image of absent)
      expect(image).toMatchObject({ judged: 0, won: 0, lost: 0, tier: null, worth: 0 });
    const last = images.findLast(({ id }) => drawn.includes(id));
    expect(last?.worth).toBeLessThan(0);
    expect(images.at(-1)?.id).toBe(last?.id);
  });

  test('are in no pair of an agreement with a ranking of the whole album', () => {
    const whole: Ballot = ALBUM.map((image) => [image]);
    const found = agreement(ballot, whole);
    expect(found).toEqual(
      agreement(
        ballot,
        drawn.map((image) => [image]),
      ),
    );
    expect(found?.pairs).toBeGreaterThan(0);
    expect(
      agreement(
        ballot,
        others.map((image) => [image]),
      ),
    ).toBeNull();
  });

  test('are in no tier list or ranking that is made from the tournament', () => {
    const standings = standingsFromTournament(saved, ({ round }) => String(round));
    expect(byId(listStandingsImages(standings))).toEqual(drawn);
    const board = boardFromStandings(standings, naturalCuts(standings.groups, defaultTierCount(standings)));
    expect(byId([...board.tiers.flatMap(({ images }) => images), ...board.pool])).toEqual(drawn);
    const ranking = rankingFromStandings(standings, { groups: [], answers: [] }, SEED);
    expect(byId(ranking.images.map(({ id }) => id))).toEqual(drawn);
  });
});
