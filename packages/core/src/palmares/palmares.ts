// The palmarès of an album: the single order that results from all votes (docs/PALMARES.md).
// Invariant: the order of voices and images does not matter; an image without votes has log-worth 0 and does not affect the others.
// The server decides which contents count and who may see them.
import { groupBy } from '../group-by.ts';
import type { ImageId } from '../image-id.ts';
import { type Ballot, hasPreference, keepImages, type Voice, type Vote } from './ballot.ts';
import { addBallot, type BallotTable, buildTable, createTableBuilder } from './ballot-table.ts';
import { ballotsFromDuels } from './duel-ballots.ts';
import { fitWorths } from './fit-worths.ts';
import { findHighlights } from './highlights.ts';
import { PALMARES } from './limits.ts';
import { addPositions, computeSpreads, createMeanPositions, type MeanPositions } from './mean-positions.ts';
import { computeRanks, type Rank } from './ranks.ts';
import { assignTiers } from './tiers.ts';
import { readFloat, readInt } from './typed-array-access.ts';

export type Palmares = {
  /** Number of people who compared at least two live images. */
  readonly voices: number;
  /** All live images, best first. */
  readonly images: readonly PalmaresImage[];
  readonly divisive: readonly ImageId[];
  readonly consensual: readonly ImageId[];
  readonly surprise: ImageId | null;
};

/** Number of hands with the image in the first … last fifth of the judged images. */
export type Fifths = readonly [number, number, number, number, number];

export type PalmaresImage = Rank & {
  readonly id: ImageId;
  /** Log-worth (the mean over all images is 0) and its standard error. */
  readonly worth: number;
  readonly error: number;
  /** 0 is the best, 4 the last; null when too few voices judged the image. */
  readonly tier: number | null;
  /** Number of voices that judged the image. */
  readonly judged: number;
  readonly fifths: Fifths;
  /** Duels in the saved tournaments of all voices. */
  readonly won: number;
  readonly lost: number;
  /** Disagreement, from 0 to 1. */
  readonly spread: number;
};

/**
 * `images` are the live images of the album. `start` holds the log-worths of
 * the previous run, which save steps without affecting the result.
 */
export function computePalmares(
  images: readonly ImageId[],
  voices: readonly Voice[],
  start?: ReadonlyMap<ImageId, number>,
): Palmares {
  // Sorting by id makes the order of summation independent of the order of the album.
  const ids = [...new Set(images)].toSorted((a, b) => a - b);
  const counted = countVoices(ids, voices);
  const { logWorths, covariance } = fitWorths(counted.table, PALMARES.ridge, getStart(ids, start));
  const worths = logWorths.map(rounded);
  const ranks = computeRanks(worths, covariance);
  const spreads = computeSpreads(counted.hands);
  const { hands } = counted;
  const rows = ids.map((id, index) => ({
    id,
    ...(ranks[index] ?? { rank: 1, best: 1, worst: ids.length }),
    worth: readFloat(worths, index),
    error: rounded(Math.sqrt(Math.max(readFloat(covariance, index * ids.length + index), 0))),
    judged: readInt(hands.judged, index),
    fifths: getFifths(hands, index),
    won: readInt(counted.won, index),
    lost: readInt(counted.lost, index),
    spread: rounded(spreads[index] ?? 0),
    place: readFloat(hands.placeSum, index) / Math.max(readInt(hands.judged, index), 1),
  }));
  // The sort is stable, so images of equal worth stay in the order of their ids.
  const sorted = rows.toSorted((a, b) => a.rank - b.rank);
  return { voices: counted.voices, images: withTiers(sorted), ...findHighlights(sorted) };
}

/** The order of the palmarès as a ballot, to compare with a content. Images without votes are omitted. */
export function ballotFromPalmares({
  images,
}: {
  readonly images: readonly Pick<PalmaresImage, 'id' | 'rank' | 'judged'>[];
}): Ballot {
  const judged = images.filter((image) => image.judged > 0);
  return [...groupBy(judged, ({ rank }) => rank)]
    .toSorted(([a], [b]) => a - b)
    .map(([, group]) => group.map(({ id }) => id));
}

type Counted = {
  readonly voices: number;
  readonly table: BallotTable;
  readonly hands: MeanPositions;
  /** Duels won and lost, indexed by image. */
  readonly won: Int32Array;
  readonly lost: Int32Array;
};

function countVoices(ids: readonly ImageId[], voices: readonly Voice[]): Counted {
  const indexes = new Map(ids.map((id, index) => [id, index]));
  const table = createTableBuilder(ids.length);
  const hands = createMeanPositions(ids.length);
  const duels = { won: new Int32Array(ids.length), lost: new Int32Array(ids.length) };
  let count = 0;
  for (const { votes } of voices) {
    const live = votes.map((vote) => ({ ...vote, ballot: keepImages(vote.ballot, indexes) }));
    const telling = live.filter(({ ballot }) => hasPreference(ballot));
    if (telling.length === 0) continue;
    count++;
    addPositions(
      hands,
      telling.map(({ ballot }) => ballot),
      indexes,
    );
    for (const vote of telling) {
      countDuels(vote, indexes, duels);
      for (const ballot of getBallots(vote, indexes))
        addBallot(table, { groups: numbered(ballot, indexes), weight: 1 / telling.length });
    }
  }
  return { voices: count, table: buildTable(table), hands, ...duels };
}

/** Duels replace the ballot when there are any: they also say which image beat which. */
function getBallots({ ballot, duels = [] }: Vote, indexes: ReadonlyMap<ImageId, number>): readonly Ballot[] {
  const told = ballotsFromDuels(duels, (image) => indexes.has(image));
  return told.length > 0 ? told : [ballot];
}

function numbered(ballot: Ballot, indexes: ReadonlyMap<ImageId, number>): number[][] {
  return ballot.map((group) => group.map((image) => indexes.get(image) ?? 0));
}

function countDuels(
  { duels = [] }: Vote,
  indexes: ReadonlyMap<ImageId, number>,
  { won, lost }: { won: Int32Array; lost: Int32Array },
): void {
  for (const { winner_id, loser_ids } of duels) {
    const winner = indexes.get(winner_id);
    const losers = loser_ids.flatMap((image) => indexes.get(image) ?? []);
    if (winner === undefined || losers.length === 0) continue;
    won[winner] = readInt(won, winner) + 1;
    for (const loser of losers) lost[loser] = readInt(lost, loser) + 1;
  }
}

function getStart(ids: readonly ImageId[], start: ReadonlyMap<ImageId, number> | undefined): Float64Array {
  return Float64Array.from(ids, (id) => start?.get(id) ?? 0);
}

function getFifths({ fifths }: MeanPositions, index: number): Fifths {
  const at = (fifth: number) => readInt(fifths, index * PALMARES.fifths + fifth);
  return [at(0), at(1), at(2), at(3), at(4)];
}

type Row = Omit<PalmaresImage, 'tier'> & { readonly place: number };

function withTiers(rows: readonly Row[]): PalmaresImage[] {
  const judged = rows.filter((row) => row.judged >= PALMARES.voicesMin);
  const tiers = assignTiers(judged);
  const tierOf = new Map(judged.map(({ id }, index) => [id, tiers[index] ?? null]));
  return rows.map(({ place: _place, ...row }) => ({ ...row, tier: tierOf.get(row.id) ?? null }));
}

function rounded(value: number): number {
  const scale = 10 ** PALMARES.decimals;
  // Adding 0 turns -0 into 0, which would otherwise be displayed as « -0 ».
  return Math.round(value * scale) / scale + 0;
}
