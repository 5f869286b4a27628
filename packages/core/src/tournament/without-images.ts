// What becomes of a tournament, under way or finished, when images leave its album.
// Invariant: every answer between images that are still there stands. Asked again is only what is needed to name a champion: a
// duel that a lost image won, where nobody who beat it later is left. Whoever beat the lost image there has beaten, in its turn,
// all that the lost image had beaten. With the champion gone from a finished tournament these are the duels it had won, but the first
// where that was against a single image.
// The draw stays, rounds included: who reached the final is a finalist still, and the champion's score is what it was.
import { advance, answer, settle, settledAnswer } from './answers.ts';
import { countDuels, drawRound, duelsInRound } from './duels.ts';
import { contendersOf, createTournament, duelOf, phaseOf, type Tournament } from './tournament.ts';

/** The same tournament when none of its own has left; null when nobody is left. One that was not begun is drawn anew. */
export function withoutImages(tournament: Tournament, lost: ReadonlySet<number>): Tournament | null {
  const leaving = contendersOf(tournament).filter((image) => lost.has(image));
  if (leaving.length === 0) return tournament;
  const { imageIds, seed, picks, earlier } = tournament;
  const left = contendersOf(tournament).filter((image) => !lost.has(image));
  const isBegun = picks.length > 0 || earlier.length > 0;
  const start = createTournament(isBegun ? imageIds : left, seed);
  if (left.length === 0 || start === null) return null;
  if (!isBegun) return start;
  const answers = Array.from(
    { length: countDuels(imageIds.length) },
    (_, index) => picks[index] ?? earlier[index] ?? null,
  );
  return settle(withAnswers(start, [...tournament.gone, ...leaving], answers));
}

/** How many duels have to be asked until there is a champion. Who is picked in them makes no difference to that. */
export function countAsked(tournament: Tournament): number {
  let asked = 0;
  let played = tournament;
  for (let duel = duelOf(played); phaseOf(played) === 'duel'; duel = duelOf(played)) {
    played = settle(advance(answer(played, duel?.[0] ?? 0)));
    asked++;
  }
  return asked;
}

/** A tournament at its start, with what was answered before these images left: as far as it still holds. */
export function withAnswers(
  start: Tournament,
  gone: readonly number[],
  answers: readonly (number | null)[],
): Tournament {
  if (gone.length === 0) return start;
  return { ...start, gone, earlier: keepAnswers(answers, new Set(gone), parentsOf(start)) };
}

/** Replays the picks as far as they fit the draw. Picks after a damaged one are dropped, because they belong to other duels. */
export function replay(start: Tournament, picks: readonly unknown[]): Tournament {
  let tournament = start;
  for (const image of picks) {
    if (typeof image !== 'number' || phaseOf(tournament) !== 'duel') break;
    const settled = settledAnswer(tournament, tournament.shown);
    if (settled === null ? !duelOf(tournament)?.includes(image) : image !== settled) break;
    tournament = advance(answer(tournament, image));
  }
  return settle(tournament);
}

/** An answer is dropped when the image that won has left, and the duel that it went to has no valid answer either, up to the final. */
function keepAnswers(
  answers: readonly (number | null)[],
  gone: ReadonlySet<number>,
  parents: readonly (number | null)[],
): readonly (number | null)[] {
  const isOpen: boolean[] = [];
  for (let index = answers.length - 1; index >= 0; index--) {
    const image = answers[index] ?? null;
    const parent = parents[index] ?? null;
    isOpen[index] = (image === null || gone.has(image)) && (parent === null || isOpen[parent] === true);
  }
  return answers.map((image, index) => (isOpen[index] === true ? null : image));
}

/** For each duel, the one that its winner goes to; null for the final. The draw moves places, whoever stands on them. */
function parentsOf({ imageIds, seed }: Tournament): readonly (number | null)[] {
  const parents: (number | null)[] = [];
  let duels = duelsInRound(imageIds.length);
  for (let round = 1; duels > 0; round++) {
    const first = parents.length;
    const places = Array.from({ length: duels }, (_, place) => place);
    const next = duels > 1 ? drawRound(places, seed, round) : [];
    for (const place of places) {
      const parent = next.findIndex((duel) => duel.includes(place));
      parents.push(parent === -1 ? null : first + duels + parent);
    }
    duels = next.length;
  }
  return parents;
}
