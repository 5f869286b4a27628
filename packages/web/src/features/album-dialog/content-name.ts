import type { ContentKind } from '@palmares/core/content-kind';
import { CONTENT } from '@palmares/core/content-limits';
import { truncate } from '@palmares/core/text/graphemes';
import { DIALOG_TEXTS, TYPE_TEXTS } from '@palmares/texts/page/album-dialog';

/** Returns « {Type} {album name} » (SU-3), truncated to the maximum length of a content's name. */
export function defaultName(kind: ContentKind, albumName: string): string {
  return truncate(DIALOG_TEXTS.defaultName(TYPE_TEXTS[kind].label, albumName), CONTENT.nameMax);
}

/** Returns the typed name, else the default name of the type. */
export function chooseContentName(kind: ContentKind, albumName: string, typedName: string | null): string {
  return typedName?.trim() || defaultName(kind, albumName);
}
