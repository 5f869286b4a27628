// What a tournament is played on: a selection of an album (new), or a saved tournament (edit).
import type { Album, Image, Tournament as WireTournament } from '@palmares/core/contract/types';
import { fromSaved, type TournamentView } from '@palmares/core/tournament/wire';
import type { Saved } from '../../lib/content-saver.ts';
import { TEXTS } from './messages.ts';

export type Details = { readonly name: string; readonly description: string; readonly private: boolean };

export type PlaySource = {
  readonly albumId: number;
  readonly albumName: string;
  /** Its images are not everybody's: a public tournament shows those it uses. */
  readonly albumIsPrivate: boolean;
  readonly images: readonly Image[];
  /** The images that take part. */
  readonly selection: readonly number[];
  readonly details: Details;
  /** Null while it was never saved. */
  readonly savedAs: Saved | null;
  /** What was saved, until it is played again. */
  readonly savedView: TournamentView | null;
};

export function sourceOfAlbum(
  album: Album,
  { images, name }: { readonly images: readonly number[] | null; readonly name: string },
): PlaySource {
  const own = new Set(album.images.map(({ id }) => id));
  const wanted = images?.filter((id) => own.has(id)) ?? [];
  const albumIsPrivate = album.status !== 'public';
  return {
    albumId: album.id,
    albumName: album.name,
    albumIsPrivate,
    images: album.images,
    selection: wanted.length > 0 ? wanted : [...own],
    // access.md rule 3: what is made from a private album starts private.
    details: { name, description: '', private: albumIsPrivate },
    savedAs: null,
    savedView: null,
  };
}

export function sourceOfTournament(tournament: WireTournament): PlaySource {
  const { id, version, name, description, album } = tournament;
  const images = shownImages(tournament);
  return {
    albumId: tournament.id_album,
    albumName: album?.name ?? TEXTS.unknownAlbum,
    albumIsPrivate: album?.status !== 'public',
    images,
    selection: images.map((image) => image.id),
    details: { name, description: description ?? '', private: tournament.private },
    savedAs: { id, version },
    savedView: viewOfTournament(tournament),
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
