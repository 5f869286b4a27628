// Updates a tournament, running or finished, when images leave its album.
// Invariant: every answer between remaining images is kept. The user only answers again what is needed to find a champion:
// the duels that a departed image won, unless an image that beat it later is still there (it has then beaten,
// transitively, all that the departed image beat). When the champion of a finished tournament leaves, these are the duels
// it won, except its first one if that was against a single image.
// The draw and its rounds stay the same: a finalist remains a finalist, and the champion keeps its score.
import { advance, answer, settle, settledAnswer } from './answers.ts';
import { countDuels, drawRound, duelsInRound } from './duels.ts';
import { createTournament, getPhase, getShownDuel, listContenders, type Tournament } from './tournament.ts';

/** Returns the same tournament when none of its images has left, and null when none remains. A tournament without picks is drawn again. */
export function removeImages(tournament: Tournament, lost: ReadonlySet<number>): Tournament | null {
  const leaving = listContenders(tournament).filter((image) => lost.has(image));
  if (leaving.length === 0) return tournament;
  const { imageIds, seed, picks, earlier } = tournament;
  const left = listContenders(tournament).filter((image) => !lost.has(image));
  const isBegun = picks.length > 0 || earlier.length > 0;
  const start = createTournament(isBegun ? imageIds : left, seed);
  if (left.length === 0 || start === null) return null;
  if (!isBegun) return start;
  const answers = Array.from(
    { length: countDuels(imageIds.length) },
    (_, index) => picks[index] ?? earlier[index] ?? null,
  );
  return settle(replayAnswers(start, [...tournament.gone, ...leaving], answers));
}

/** Number of duels that need an answer before there is a champion. It does not depend on which images are picked. */
export function countRemainingDuels(tournament: Tournament): number {
  let asked = 0;
  let played = tournament;
  for (let duel = getShownDuel(played); getPhase(played) === 'duel'; duel = getShownDuel(played)) {
    played = settle(advance(answer(played, duel?.[0] ?? 0)));
    asked++;
  }
  return asked;
}

/** Returns the tournament with the still valid answers from before these images left. `start` must be at its start. */
export function replayAnswers(
  start: Tournament,
  gone: readonly number[],
  answers: readonly (number | null)[],
): Tournament {
  if (gone.length === 0) return start;
  return { ...start, gone, earlier: keepAnswers(answers, new Set(gone), getParents(start)) };
}

/** Replays the picks that fit the draw. Picks after an invalid one are dropped, because they belong to other duels. */
export function replay(start: Tournament, picks: readonly unknown[]): Tournament {
  let tournament = start;
  for (const image of picks) {
    if (typeof image !== 'number' || getPhase(tournament) !== 'duel') break;
    const settled = settledAnswer(tournament, tournament.shown);
    if (settled === null ? !getShownDuel(tournament)?.includes(image) : image !== settled) break;
    tournament = advance(answer(tournament, image));
  }
  return settle(tournament);
}

/** Drops an answer when its winner has left and the next duel of that winner has no valid answer either, up to the final. */
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

/**
 * For each duel, the index of the duel that its winner enters; null for the final. It
 * depends only on positions, because the draw permutes positions.
 */
function getParents({ imageIds, seed }: Tournament): readonly (number | null)[] {
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
