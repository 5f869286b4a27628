// Types of a demo tournament, and its generation: the engine is played with a person's preferences.
import { next, pick } from '@palmares/core/tournament/play';
import {
  createTournament,
  getPhase,
  getShownDuel,
  type Tournament,
} from '@palmares/core/tournament/tournament';
import { type SavedTournament, toSaved } from '@palmares/core/tournament/wire';
import type { DemoAlbum, IconId } from './album.ts';
import { hashSeed, orderByPreference, type Preferences } from './preferences.ts';

export type DemoTournament = Preferences & {
  slug: string;
  /** Slug of a demo album. */
  album: string;
  /** Slug of a demo user. */
  author: string;
  name: string;
  description?: string;
  private: boolean;
  createdDaysAgo: number;
};

export type PlayedTournament = {
  turn: number;
  winner: IconId;
  images: { icon: IconId; place: number; turn: number; lose: boolean }[];
  duels: { winner: IconId; losers: IconId[] }[];
};

/** The saved form of the tournament that these preferences lead to. Deterministic. */
export function playTournament(
  tournament: DemoTournament,
  album: Pick<DemoAlbum, 'images'>,
): PlayedTournament {
  const byTaste = orderByPreference(tournament, album);
  // The engine's ids are one-based positions in the order of preference.
  const ids = byTaste.map((_, index) => index + 1);
  let state = createTournament(ids, hashSeed(tournament.slug));
  while (state !== null && getPhase(state) !== 'finished') state = next(pickFavourite(state));
  const saved = state === null ? null : toSaved(state);
  if (saved === null) throw new Error(`demo: the tournament ${tournament.slug} has no image`);
  return toPlayed(saved, byTaste);
}

function pickFavourite(state: Tournament): Tournament {
  return pick(state, Math.min(...(getShownDuel(state) ?? [])));
}

function toPlayed(
  { turn, winner_id, images, duels }: SavedTournament,
  byTaste: readonly IconId[],
): PlayedTournament {
  const getIcon = (id: number): IconId => {
    const icon = byTaste[id - 1];
    if (icon === undefined) throw new Error(`demo: no image ${id}`);
    return icon;
  };
  return {
    turn,
    winner: getIcon(winner_id),
    images: images.map(({ id_image, ...outcome }) => ({ icon: getIcon(id_image), ...outcome })),
    duels: duels.map((duel) => ({ winner: getIcon(duel.winner_id), losers: duel.loser_ids.map(getIcon) })),
  };
}
