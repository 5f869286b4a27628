// Converts the ranked images in the editor, from the best, to the model of their picture.
import type { Image } from '@palmares/core/contract/types';
import type { Ranking } from '@palmares/core/ranking/ranking';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type { RankingContent } from '@palmares/pictures/content';
import { TEXTS } from '@palmares/texts/page/ranking-editor';
import type { RankingSource } from './editor-source.ts';

/** Returns null while nothing is ranked. `author` is empty for a visitor. */
export function toPicture(
  name: string,
  { ranked }: Pick<Ranking, 'ranked'>,
  { albumName, images }: Pick<RankingSource, 'albumName' | 'images'>,
  author: string,
): Omit<RankingContent, 'site'> | null {
  const known = new Map<number, Image>(images.map((image) => [image.id, image]));
  const shown = ranked.flatMap((id) => known.get(id) ?? []);
  if (shown.length === 0) return null;
  const origin = [...(author === '' ? [] : [TEXTS.by(author)]), isolateBidi(albumName)].join(' · ');
  return { kind: 'ranking', title: name.trim() || TEXTS.untitled, origin, ranked: shown };
}
