// Reads the palmarès of an album: one stored row, for everyone who may read the album.
import type { Album, AlbumPalmares } from '@palmares/core/contract/types';
import type { Actor } from '@palmares/core/permissions';
import { getAlbum } from '../../catalog/album/album.service.ts';
import type { Deps } from '../../deps.ts';
import { presentPalmares } from './palmares.presenter.ts';
import { findStored } from './palmares.repository.ts';

export async function getPalmares(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  actor: Actor,
  albumId: number,
): Promise<AlbumPalmares> {
  return readAlbumPalmares(deps, await getAlbum(deps, actor, albumId));
}

/** `album` must have been read for the actor, which proves their right to read it. */
export async function readAlbumPalmares(
  deps: Pick<Deps, 'db'>,
  album: Pick<Album, 'id' | 'images'>,
): Promise<AlbumPalmares> {
  return presentPalmares(album, await findStored(deps.db, album.id));
}
