// Fields shared by all kinds of content, and the fields of their album.
import {
  type Actor,
  type ContentFacts,
  decideOnAlbum,
  decideOnContent,
  isFrozen,
} from '@palmares/core/permissions';
import {
  type AddressDeps,
  chooseAddressing,
  type ImageAddressing,
  presentPath,
} from '../../catalog/image/image.presenter.ts';
import { presentAuthor } from '../../identity/account/account.presenter.ts';
import type { ContentHead, ContentRow, Whole } from './content.repository.ts';

export function factsOfRow(row: ContentRow): ContentFacts {
  const { author_id, status, deleted } = row.album;
  return {
    authorId: row.account_id,
    private: row.private,
    hidden: row.hidden,
    album: { authorId: author_id, status, deleted },
  };
}

export function factsOfHead(head: ContentHead): ContentFacts {
  const { account_id, status, deleted_at } = head.album;
  return {
    authorId: head.account_id,
    private: head.private,
    hidden: head.hidden,
    album: { authorId: account_id, status, deleted: deleted_at !== null },
  };
}

export function addressingFor(actor: Actor, row: ContentRow): ImageAddressing {
  const maySeeBytes = decideOnContent(actor, 'seeBytes', factsOfRow(row)) === null;
  return chooseAddressing(row.album, { maySeeBytes });
}

export function presentContent(actor: Actor, row: ContentRow) {
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
          categories: row.album.categories,
        }
      : null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
    frozen: isFrozen(factsOfRow(row)),
    hidden: row.hidden,
  };
}

/** Fields of a content's detail view besides those of its kind. */
export function presentWhole(deps: AddressDeps, actor: Actor, row: Whole) {
  const facts = factsOfRow(row);
  const content = presentContent(actor, row);
  return {
    ...content,
    album: content.album && {
      ...content.album,
      image_count: row.album_image_count,
      imagePath: presentAlbumCover(deps, actor, row),
    },
    ...(row.from_room && mayReadContent(actor, row) && { from_room: true }),
    can: {
      update: decideOnContent(actor, 'update', facts) === null,
      delete: decideOnContent(actor, 'delete', facts) === null,
    },
  };
}

function presentAlbumCover(deps: AddressDeps, actor: Actor, row: Whole): string | null {
  if (row.album_cover === null) return null;
  const maySeeBytes = decideOnAlbum(actor, 'seeBytes', factsOfRow(row).album) === null;
  return presentPath(
    deps,
    { file_key: row.album_cover, removed: false },
    chooseAddressing(row.album, { maySeeBytes }),
  );
}

/** False for an admin's view of somebody's private content: an admin sees its head only (AX-50). */
export function mayReadContent(actor: Actor, row: ContentRow): boolean {
  return decideOnContent(actor, 'read', factsOfRow(row)) === null;
}
