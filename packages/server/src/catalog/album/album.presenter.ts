import type { Album, AlbumSummary } from '@palmares/core/contract/types';
import { type Actor, decideOnAlbum } from '@palmares/core/permissions';
import { presentAuthor } from '../../identity/account/account.presenter.ts';
import { toAlbumFacts } from '../album-state/album-rights.service.ts';
import { type AddressDeps, chooseAddressing, presentImage } from '../image/image.presenter.ts';
import type { AlbumRow } from './album.repository.ts';

export function presentAlbumSummary(deps: AddressDeps, actor: Actor, row: AlbumRow): AlbumSummary {
  const facts = toAlbumFacts(row);
  const maySeeBytes = decideOnAlbum(actor, 'seeBytes', facts) === null;
  const addressing = chooseAddressing({ ...facts, epoch: row.epoch }, { maySeeBytes });
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
    categories: row.categories,
    image_count: row.image_count,
    author: presentAuthor(row),
    views: row.views,
    // A stored counter may lack the changes that precede an older server's subtraction.
    uses: Math.max(0, row.uses),
    images: row.images.map((image) => presentImage(deps, { ...image, removed: false }, addressing)),
  };
}

/** Adds the quarantine reason: everyone who may read a quarantined album (its author and the staff) may see it. */
export function presentAlbum(deps: AddressDeps, actor: Actor, row: AlbumRow): Album {
  const summary = presentAlbumSummary(deps, actor, row);
  return row.status === 'quarantined' ? { ...summary, quarantine_reason: row.quarantine_reason } : summary;
}
