// Lists who is affected when an image is removed everywhere, shown before the removal (AD-33).
import type { ImageUses } from '@palmares/core/contract/types';
import { PURGE, REMOVAL } from '@palmares/core/staff-limits';
import { PURGE_TEXTS, USES_TEXTS } from '@palmares/texts/page/purge';

export type UsesText = {
  readonly album: string;
  readonly title: string;
  readonly contents: readonly { readonly key: string; readonly what: string; readonly whose: string }[];
  /** Number of contents that are not named, as a text; null when there are none. */
  readonly others: string | null;
};

export function usesText(uses: ImageUses): UsesText {
  const { contents, content_count, author_count } = uses;
  return {
    album: albumText(uses),
    title:
      content_count === 0
        ? USES_TEXTS.none
        : // The server reads a limited number of contents, which may have more authors.
          USES_TEXTS.contents(content_count, author_count, content_count < PURGE.usesRead),
    contents: contents.map((content) => ({
      key: `${content.kind} ${content.id}`,
      what: USES_TEXTS.content(content.kind, content.name, content.private),
      whose: content.author.username,
    })),
    others: othersText(uses),
  };
}

/** The toast after the removal. */
export const purgedText = (uses: ImageUses | undefined): string =>
  uses !== undefined && uses.content_count > PURGE.usesShown ? PURGE_TEXTS.doneOfMany : PURGE_TEXTS.done;

function othersText({ contents, content_count }: ImageUses): string | null {
  const hidden = content_count - contents.length;
  if (hidden <= 0) return null;
  return content_count > REMOVAL.countedMax ? USES_TEXTS.manyOthers : USES_TEXTS.others(hidden);
}

function albumText({ album, in_album }: ImageUses): string {
  const { name, author } = album;
  if (album.deleted) return USES_TEXTS.albumDeleted(name, author.username);
  if (!in_album) return USES_TEXTS.albumLeft(name, author.username);
  return USES_TEXTS.albumLosesIt(name, author.username, album.image_count - 1);
}
