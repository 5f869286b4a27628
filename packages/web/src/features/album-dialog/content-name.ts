import { CONTENT } from '@palmares/core/limits';
import { truncate } from '@palmares/core/text/graphemes';
import type { ContentType } from '../../lib/paths.ts';
import { TYPE_TEXTS } from './messages.ts';

/** « {Type} {album name} » (spec P1 §2), within what a content's name may be. */
export function defaultName(type: ContentType, albumName: string): string {
  return truncate(`${TYPE_TEXTS[type].label} ${albumName}`, CONTENT.nameMax);
}

/** What a hand typed, else the name that follows the type. */
export function nameOf(type: ContentType, albumName: string, typedName: string | null): string {
  return typedName?.trim() || defaultName(type, albumName);
}
