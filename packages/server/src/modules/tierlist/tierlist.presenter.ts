import type { Tierlist, TierlistLine, TierlistSummary } from '@palmares/core/contract/types';
import { type Actor, type ContentFacts, decideOnAlbum, decideOnContent } from '@palmares/core/permissions';
import type { Deps } from '../../deps.ts';
import { presentAuthor } from '../account/account.presenter.ts';
import { addressingOf, type ImageAddressing, presentImage } from '../image/image.presenter.ts';
import type { LineRow, TierlistCardRow, TierlistFacts, TierlistRow } from './tierlist.repository.ts';

export function factsOfRow(row: TierlistRow): ContentFacts {
  const { author_id, status, deleted } = row.album;
  return { authorId: row.account_id, private: row.private, album: { authorId: author_id, status, deleted } };
}

export function factsOf(row: TierlistFacts): ContentFacts {
  const { account_id, status, deleted_at } = row.album;
  return {
    authorId: row.account_id,
    private: row.private,
    album: { authorId: account_id, status, deleted: deleted_at !== null },
  };
}

/** The images a content uses are its readers' to see, even when the album is not (access.md D17); in quarantine nobody's but the staff's. */
function addressingFor(actor: Actor, row: TierlistRow): ImageAddressing {
  const { album } = row;
  const quarantined = album.status === 'quarantined' && !album.deleted;
  const maySeeBytes = !quarantined || decideOnAlbum(actor, 'seeBytes', factsOfRow(row).album) === null;
  return addressingOf(album, { maySeeBytes });
}

function presentContent(actor: Actor, row: TierlistRow) {
  const readable = decideOnAlbum(actor, 'read', factsOfRow(row).album) === null;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    private: row.private,
    id_album: row.album_id,
    author: presentAuthor(row),
    album: readable
      ? {
          id: row.album.id,
          name: row.album.name,
          status: row.album.status,
          author: presentAuthor(row.album),
          categories: row.album.categories.map(({ id, name }) => ({ id, name })),
        }
      : null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
    id_main_image: row.id_main_image,
  };
}

/** `mayRead` is false for an admin's row of somebody's private content: its head, not what is in it (product.md §3). */
export function presentTierlistSummary(deps: Deps, actor: Actor, row: TierlistCardRow): TierlistSummary {
  const mayRead = decideOnContent(actor, 'read', factsOfRow(row)) === null;
  const addressing = addressingFor(actor, row);
  return {
    ...presentContent(actor, row),
    image_count: row.image_count,
    cover: mayRead && row.cover !== null ? presentImage(deps, row.cover, addressing) : null,
    preview: mayRead
      ? row.preview.map(({ label, color, images }) => ({
          label,
          color,
          images: images.map((image) => presentImage(deps, image, addressing)),
        }))
      : [],
  };
}

/** Disabled images are stored, and shown to nobody but the author whose next save gives them back. */
export function presentLines(
  deps: Deps,
  actor: Actor,
  row: TierlistRow,
  lines: readonly LineRow[],
): TierlistLine[] {
  const addressing = addressingFor(actor, row);
  const isAuthor = actor.kind === 'account' && actor.id === row.account_id;
  return lines.map((line) => ({
    id: line.id,
    id_tierlist: line.id_tierlist,
    label: line.label,
    placement: line.placement,
    color: line.color,
    images: line.images
      .filter((entry) => isAuthor || !entry.disable)
      .map((entry) => ({
        id: entry.id,
        id_image: entry.id_image,
        id_tierlist_line: entry.id_tierlist_line,
        placement: entry.placement,
        disable: entry.disable,
        image: presentImage(deps, entry.image, addressing),
      })),
  }));
}

export function presentTierlist(
  deps: Deps,
  actor: Actor,
  row: TierlistRow,
  lines: readonly LineRow[],
): Tierlist {
  const facts = factsOfRow(row);
  return {
    ...presentContent(actor, row),
    can: {
      update: decideOnContent(actor, 'update', facts) === null,
      delete: decideOnContent(actor, 'delete', facts) === null,
    },
    frozen: facts.album.status === 'quarantined' && !facts.album.deleted,
    lines: presentLines(deps, actor, row, lines),
  };
}
