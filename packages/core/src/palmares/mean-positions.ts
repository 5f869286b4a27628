// Places of each image in the hands. A hand is one voice: where one person put each image, averaged over the person's votes.
// Invariant: a place is between 0 (best) and 1; images of a group share its middle. Images that a person did not judge are not in the hand.
// The strength of the compared images is ignored here; the model accounts for it (fit-worths.ts).
import type { ImageId } from '../image-id.ts';
import type { Ballot } from './ballot.ts';
import { PALMARES } from './limits.ts';
import { addFloat, readFloat, readInt } from './typed-array-access.ts';

/** Tolerance for a mean place on the border of two fifths: rounding must not decide, so such a place counts for the worse fifth. */
const BORDER = 1e-9;

/** Arrays indexed by image. */
export type MeanPositions = {
  readonly judged: Int32Array;
  /** Indexed by image × number of fifths + fifth. */
  readonly fifths: Int32Array;
  readonly placeSum: Float64Array;
  readonly placeSquareSum: Float64Array;
};

export function createMeanPositions(imageCount: number): MeanPositions {
  return {
    judged: new Int32Array(imageCount),
    fifths: new Int32Array(imageCount * PALMARES.fifths),
    placeSum: new Float64Array(imageCount),
    placeSquareSum: new Float64Array(imageCount),
  };
}

/** Adds one voice: its ballots of live images, one per vote. `indexes` maps images to their numbers. */
export function addPositions(
  hands: MeanPositions,
  ballots: readonly Ballot[],
  indexes: ReadonlyMap<ImageId, number>,
): void {
  const places = new Map<number, { sum: number; votes: number }>();
  for (const ballot of ballots)
    for (const [image, place] of placesIn(ballot)) {
      const index = indexes.get(image);
      if (index === undefined) continue;
      const known = places.get(index);
      if (known === undefined) places.set(index, { sum: place, votes: 1 });
      else {
        known.sum += place;
        known.votes++;
      }
    }
  for (const [index, { sum, votes }] of places) addPlace(hands, index, sum / votes);
}

/** The place of an image is the share of images above the middle of its group. */
function placesIn(ballot: Ballot): [ImageId, number][] {
  const count = ballot.reduce((sum, { length }) => sum + length, 0);
  let above = 0;
  return ballot.flatMap((group) => {
    const place = (above + group.length / 2) / count;
    above += group.length;
    return group.map((image): [ImageId, number] => [image, place]);
  });
}

function addPlace(hands: MeanPositions, index: number, place: number): void {
  const fifth = Math.min(Math.floor(place * PALMARES.fifths + BORDER), PALMARES.fifths - 1);
  const cell = index * PALMARES.fifths + fifth;
  hands.fifths[cell] = readInt(hands.fifths, cell) + 1;
  hands.judged[index] = readInt(hands.judged, index) + 1;
  addFloat(hands.placeSum, index, place);
  addFloat(hands.placeSquareSum, index, place * place);
}

/**
 * Disagreement about each image, from 0 (everyone puts it at the same place) to 1 (half at the top, half at the bottom): twice the standard
 * deviation of its places. With few voices it is shrunk to the average of all images.
 */
export function computeSpreads({ judged, placeSum, placeSquareSum }: MeanPositions): number[] {
  const deviations = Array.from(judged, (count, image) =>
    count === 0 ? 0 : Math.max(readFloat(placeSquareSum, image) - readFloat(placeSum, image) ** 2 / count, 0),
  );
  const freedom = judged.reduce((sum, count) => sum + Math.max(count - 1, 0), 0);
  const ordinary = freedom === 0 ? 0 : deviations.reduce((sum, value) => sum + value, 0) / freedom;
  return deviations.map((value, image) => {
    const own = Math.max(readInt(judged, image) - 1, 0);
    const variance = (value + PALMARES.spreadPrior * ordinary) / (own + PALMARES.spreadPrior);
    return Math.min(2 * Math.sqrt(variance), 1);
  });
}
