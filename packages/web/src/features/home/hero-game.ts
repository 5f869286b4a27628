// The rules of the hero's duels: a tournament of at most 16 images of the album. This module loads on the first interaction.
import type { Album, Image } from '@palmares/core/contract/types';
import { createTournamentFromDuel } from '@palmares/core/tournament/chosen-first-duel';
import { drawContenders } from '@palmares/core/tournament/length';
import { TOURNAMENT } from '@palmares/core/tournament/limits';
import { next, pick } from '@palmares/core/tournament/play';
import { getProgress } from '@palmares/core/tournament/progress';
import { getPhase, getShownDuel, getShownPick, type Tournament } from '@palmares/core/tournament/tournament';
import { randomSeed } from '../../lib/random-seed.ts';

export type HeroGame = {
  readonly album: Album;
  readonly images: ReadonlyMap<number, Image>;
  readonly tournament: Tournament;
};

/** The visible state of the game. */
export type HeroView = {
  readonly duel: readonly Image[];
  readonly picked: number | null;
  readonly picks: number;
  readonly total: number;
  readonly isFinished: boolean;
};

/**
 * Starts a game after the first pick. `opening` is the duel on screen, with that pick. Images that have left the album since are skipped.
 */
export function beginGame(
  album: Album,
  opening: { readonly duel: readonly number[]; readonly picked: number },
  seed = randomSeed(),
): HeroGame | null {
  const images = new Map(album.images.map((image) => [image.id, image]));
  const contenders = drawContenders([...images.keys()], TOURNAMENT.lengths[0], seed, opening.duel);
  const tournament = createTournamentFromDuel(opening.duel, contenders, seed);
  if (tournament === null) return null;
  return pickImage({ album, images, tournament }, opening.picked);
}

export function pickImage(game: HeroGame, image: number): HeroGame {
  return { ...game, tournament: pick(game.tournament, image) };
}

export function showNextDuel(game: HeroGame): HeroGame {
  return { ...game, tournament: next(game.tournament) };
}

export function getHeroView({ tournament, images }: HeroGame): HeroView {
  const { picks, total } = getProgress(tournament);
  return {
    duel: (getShownDuel(tournament) ?? []).flatMap((id) => images.get(id) ?? []),
    picked: getShownPick(tournament),
    picks,
    total,
    isFinished: getPhase(tournament) === 'finished',
  };
}
