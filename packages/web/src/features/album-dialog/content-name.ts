import type { ContentKind } from '@palmares/core/content-kind';
import { CONTENT } from '@palmares/core/limits';
import { truncate } from '@palmares/core/text/graphemes';
import { TYPE_TEXTS } from './messages.ts';

/** « {Type} {album name} » (SU-3), within what a content's name may be. */
export function defaultName(kind: ContentKind, albumName: string): string {
  return truncate(`${TYPE_TEXTS[kind].label} ${albumName}`, CONTENT.nameMax);
}

/** What a hand typed, else the name that follows the type. */
export function nameOf(kind: ContentKind, albumName: string, typedName: string | null): string {
  return typedName?.trim() || defaultName(kind, albumName);
}
