// Converts the current board, saved or not, to the model of its picture.
import type { Image } from '@palmares/core/contract/types';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type { Board } from '@palmares/core/tierlist/board';
import type { TierlistContent } from '@palmares/pictures/content';
import { TIERLIST_TEXTS } from '@palmares/texts/page/tierlist';
import { TEXTS } from '@palmares/texts/page/tierlist-editor';
import type { BoardSource } from './editor-source.ts';

export function toPicture(
  name: string,
  { tiers }: Pick<Board, 'tiers'>,
  { albumName, albumAuthor, images }: Pick<BoardSource, 'albumName' | 'albumAuthor' | 'images'>,
): Omit<TierlistContent, 'site'> {
  const known = new Map<number, Image>(images.map((image) => [image.id, image]));
  return {
    kind: 'tierlist',
    title: name.trim() || TIERLIST_TEXTS.untitled,
    origin: `${isolateBidi(albumName)} · ${TEXTS.by(albumAuthor)}`,
    tiers: tiers.map((tier) => ({ ...tier, images: tier.images.flatMap((id) => known.get(id) ?? []) })),
  };
}
