// Compares each guest's opinion with the group's and with those of the other guests (SA-22, SA-23).
// Invariant: symmetric; somebody agrees fully with themself. Guests without a vote in common are not compared.
// The measure is one for all modes: 100 % minus the mean distance of the shared answers, where the best and the last tier, two images of a
// duel, and the ends of a ranking are a distance of 1 apart. Comparing pairs of images, as the palmarès does, would take seconds for 200
// guests and a thousand images.
import { groupBy } from '../group-by.ts';
import type { Ballot } from '../palmares/ballot.ts';
import { ROOM } from './limits.ts';
import type { RoomChoice } from './votes.ts';

/** Answers by item: the step for tiers and duels, the image for rankings. A value is a tier's or an image's number, or a place from 0 to 1. */
export type Opinion = ReadonlyMap<number, number>;

/** A vote with the images of its step. */
export type CastVote = {
  readonly guest: number;
  readonly step: number;
  readonly choice: RoomChoice;
};

export type GuestAgreement = { readonly guest: number; readonly percent: number };
export type ClosestPair = { readonly guests: readonly [number, number]; readonly percent: number };
/** `spread` is the mean distance between two votes, from 0 to 1. */
export type DivisiveStep = { readonly item: number; readonly spread: number };

export type Opinions = {
  /** Highest first; guests without a comparable vote are missing. */
  readonly agreements: readonly GuestAgreement[];
  readonly closest: ClosestPair | null;
  /** The guest who agrees least with the group; null with fewer than two. */
  readonly original: GuestAgreement | null;
  /** At most three, most divisive first. Items are steps, or images of a ranking. */
  readonly divisive: readonly DivisiveStep[];
};

export type Distance = (a: number, b: number) => number;

/** Places from 0 (best) to 1 (last); images of one group share the mean of their places. */
export function getPlaces(ballot: Ballot): Map<number, number> {
  const last = ballot.reduce((sum, group) => sum + group.length, 0) - 1;
  const places = new Map<number, number>();
  for (const group of ballot) {
    const place = (places.size + (group.length - 1) / 2) / Math.max(last, 1);
    for (const image of group) places.set(image, place);
  }
  return places;
}

/** The answers of each guest. */
export function collectOpinions(votes: readonly CastVote[]): Map<number, Opinion> {
  const byGuest = [...groupBy(votes, ({ guest }) => guest)];
  return new Map(
    byGuest.map(([guest, own]) => [
      guest,
      new Map(
        own.flatMap(({ step, choice }) =>
          typeof choice === 'number' ? [[step, choice] as const] : [...getPlaces(choice)],
        ),
      ),
    ]),
  );
}

/** Percentage, not rounded; null without an item that both answered. */
export function compareOpinions(a: Opinion, b: Opinion, distance: Distance): number | null {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  let sum = 0;
  for (const [item, value] of few) {
    const other = many.get(item);
    if (other === undefined) continue;
    shared++;
    sum += distance(value, other);
  }
  return shared === 0 ? null : 100 * (1 - sum / shared);
}

/** `group` is what the room decided: tiers or winners by step, or the places of the joined order. */
export function compareGuests(distance: Distance, votes: readonly CastVote[], group: Opinion): Opinions {
  const opinions = collectOpinions(votes);
  const agreements = [...opinions]
    .flatMap(([guest, own]) => {
      const percent = compareOpinions(own, group, distance);
      return percent === null ? [] : [{ guest, percent }];
    })
    .toSorted((a, b) => b.percent - a.percent || a.guest - b.guest);
  const last = agreements.at(-1);
  return {
    agreements,
    closest: findClosest([...opinions], distance),
    original: agreements.length > 1 && last !== undefined ? last : null,
    divisive: findDivisive([...opinions.values()], distance),
  };
}

function findClosest(
  opinions: readonly (readonly [number, Opinion])[],
  distance: Distance,
): ClosestPair | null {
  let best: ClosestPair | null = null;
  for (const [index, [guest, own]] of opinions.entries())
    for (const [other, theirs] of opinions.slice(index + 1)) {
      const percent = compareOpinions(own, theirs, distance);
      if (percent !== null && percent > (best?.percent ?? -1)) best = { guests: [guest, other], percent };
    }
  return best;
}

/** Equal answers count once with their number, so that the cost depends on the distinct ones. */
function findDivisive(opinions: readonly Opinion[], distance: Distance): DivisiveStep[] {
  const counts = new Map<number, Map<number, number>>();
  for (const opinion of opinions)
    for (const [item, value] of opinion) {
      const ofItem = counts.get(item) ?? new Map<number, number>();
      ofItem.set(value, (ofItem.get(value) ?? 0) + 1);
      counts.set(item, ofItem);
    }
  return [...counts]
    .map(([item, ofItem]) => ({ item, spread: getSpread([...ofItem], distance) }))
    .filter(({ spread }) => spread > 0)
    .toSorted((a, b) => b.spread - a.spread || a.item - b.item)
    .slice(0, ROOM.divisive);
}

function getSpread(counts: readonly (readonly [number, number])[], distance: Distance): number {
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  let sum = 0;
  for (const [value, count] of counts)
    for (const [other, more] of counts) sum += count * more * distance(value, other);
  return sum / (total * total);
}

/** The decisions of the steps, in their order, as an opinion; null for a step without one. */
export function toOpinion(decisions: readonly (number | null)[]): Opinion {
  return new Map(decisions.flatMap((value, step) => (value === null ? [] : [[step, value] as const])));
}
