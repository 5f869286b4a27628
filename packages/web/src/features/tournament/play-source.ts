// What a tournament is played on: a selection of an album (new), or a saved tournament (edit).
import type { Album, Image, Tournament as WireTournament } from '@palmares/core/contract/types';
import { fromSaved, type TournamentView } from '@palmares/core/tournament/wire';
import { type Details, detailsOf } from '../../lib/content-details.ts';
import type { Saved } from '../../lib/content-saver.ts';
import {
  chooseImages,
  type SourceAlbum,
  sourceBehind,
  sourceOf,
  startDetails,
} from '../../lib/source-album.ts';
import { TEXTS } from './messages.ts';
import type { TournamentResult } from './save-body.ts';

export type PlaySource = SourceAlbum & {
  readonly images: readonly Image[];
  /** The images that take part. */
  readonly selection: readonly number[];
  readonly details: Details;
  /** Null while it was never saved. */
  readonly savedAs: Saved | null;
  /** What was saved, until it is played again. */
  readonly savedView: TournamentView | null;
  /** The same as it was sent: a copy takes it along. */
  readonly savedResult: TournamentResult | null;
};

export function sourceOfAlbum(
  album: Album,
  { images, name }: { readonly images: readonly number[] | null; readonly name: string },
): PlaySource {
  const source = sourceOf(album);
  return {
    ...source,
    images: album.images,
    selection: chooseImages(album, images),
    details: startDetails(source, name),
    savedAs: null,
    savedView: null,
    savedResult: null,
  };
}

export function sourceOfTournament(tournament: WireTournament): PlaySource {
  const { id, version } = tournament;
  const images = shownImages(tournament);
  return {
    ...sourceBehind(tournament, TEXTS.unknownAlbum),
    images,
    selection: images.map((image) => image.id),
    details: detailsOf(tournament),
    savedAs: { id, version },
    savedView: viewOfTournament(tournament),
    savedResult: resultOfTournament(tournament),
  };
}

/** A disabled image is stored and not shown (product.md §2), not even to the author who receives it. */
export function shownImages({ tournamentImage }: Pick<WireTournament, 'tournamentImage'>): Image[] {
  return tournamentImage.filter(({ disable }) => !disable).map(({ image }) => image);
}

export function viewOfTournament({
  turn,
  winner_id,
  tournamentImage,
}: Pick<WireTournament, 'turn' | 'winner_id' | 'tournamentImage'>): TournamentView {
  return fromSaved({ turn, winner_id, images: tournamentImage });
}

function resultOfTournament({ turn, winner_id, tournamentImage }: WireTournament): TournamentResult {
  const images = tournamentImage.map(({ id_image, place, turn: score, lose, disable }) => ({
    id_image,
    place,
    turn: score,
    lose,
    disable,
  }));
  return { turn, winner_id, images };
}
