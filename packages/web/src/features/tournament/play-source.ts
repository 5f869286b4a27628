// The source of a game: a selection of an album's images (new), or a saved tournament (edit).
import type { Image, Tournament as WireTournament } from '@palmares/core/contract/types';
import { fromSaved, type TournamentView } from '@palmares/core/tournament/wire';
import { TEXTS } from '@palmares/texts/game/tournament';
import type { EditorSource, Opened } from '../../editor/editor-kind.ts';
import { toDetails } from '../../lib/content-details.ts';
import { randomSeed } from '../../lib/random-seed.ts';
import { chooseImages, startDetails, toSavedSourceAlbum, toSourceAlbum } from '../../lib/source-album.ts';
import { type PlayState, startState } from './play-state.ts';
import type { TournamentResult } from './save-body.ts';

export type PlaySource = EditorSource & {
  readonly start: PlayState;
  /** The saved result, shown until the tournament is played again. */
  readonly savedView: TournamentView | null;
};

export function sourceFromAlbum(
  { album, images, name, express = false }: Omit<Opened, 'main'>,
  seed = randomSeed(),
): PlaySource {
  const source = toSourceAlbum(album);
  const selection = chooseImages(album, images);
  const details = startDetails(source, name);
  return {
    ...source,
    images: album.images,
    selection,
    start: startState({ selection, details, savedAs: null, savedResult: null, express }, seed),
    savedView: null,
  };
}

export function sourceFromTournament(tournament: WireTournament, seed = randomSeed()): PlaySource {
  const { id, version } = tournament;
  const images = shownImages(tournament);
  const selection = images.map((image) => image.id);
  const savedResult = resultOfTournament(tournament);
  const details = toDetails(tournament);
  return {
    ...toSavedSourceAlbum(tournament, TEXTS.unknownAlbum),
    isHidden: tournament.hidden,
    images,
    selection,
    start: startState({ selection, details, savedAs: { id, version }, savedResult }, seed),
    savedView: toTournamentView(tournament),
  };
}

/** Returns all images of a saved tournament, including the disabled ones. */
export function listTournamentImages({ tournamentImage }: Pick<WireTournament, 'tournamentImage'>): Image[] {
  return tournamentImage.map(({ image }) => image);
}

/** Returns the images to show. A disabled image is stored and not shown (TO-59), not even to the author who receives it. */
export function shownImages({ tournamentImage }: Pick<WireTournament, 'tournamentImage'>): Image[] {
  return tournamentImage.filter(({ disable }) => !disable).map(({ image }) => image);
}

export function toTournamentView({
  turn,
  winner_id,
  tournamentImage,
  duels,
}: Pick<WireTournament, 'turn' | 'winner_id' | 'tournamentImage' | 'duels'>): TournamentView {
  return fromSaved({ turn, winner_id, images: tournamentImage, duels });
}

function resultOfTournament({ turn, winner_id, tournamentImage, duels }: WireTournament): TournamentResult {
  const images = tournamentImage.map(({ id_image, place, turn: score, lose, disable }) => ({
    id_image,
    place,
    turn: score,
    lose,
    disable,
  }));
  return { turn, winner_id, images, duels };
}
