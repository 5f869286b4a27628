// Describes an album or content in one or two sentences, for search engines and chats.
import { PAGE_HEAD } from '@palmares/core/limits';
import { endSentence } from '@palmares/core/text/end-sentence';
import { truncate } from '@palmares/core/text/graphemes';
import { countCodePoints } from '@palmares/core/text/normalise-text';
import type { Language } from '@palmares/texts/language';
import type { PublicResource } from '../../content/public-resource/public-resource.ts';
import { HEAD_TEXTS } from './head-texts.ts';

/** Returns the author's description, otherwise the kind, the author and the first images. At most `PAGE_HEAD.descriptionMax` characters. */
export function describeResource(thing: PublicResource, language: Language): string {
  const written = thing.description?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return shorten(written === '' ? getFacts(thing, language) : written);
}

function getFacts({ kind, author, album, groups, leaders }: PublicResource, language: Language): string {
  const texts = HEAD_TEXTS[language].DESCRIPTION_TEXTS;
  const filled = groups.filter(({ images }) => images.length > 0);
  const begin = filled
    .map(({ label, images }) => [label, images.map(({ name }) => name).join(', ')].join(' ').trim())
    .join(' · ');
  if (kind === 'album') {
    const count = filled.reduce((sum, { images }) => sum + images.length, 0);
    const what = texts.album(author, count);
    const first = leaders.map(({ name }) => name).join(', ');
    return leaders.length > 0 ? endSentence(texts.albumLeaders(what, first)) : texts.albumImages(what, begin);
  }
  return `${endSentence(texts.content(kind, author, album))} ${begin}`.trim();
}

export function shorten(text: string): string {
  const most = PAGE_HEAD.descriptionMax;
  return countCodePoints(text) <= most ? text : `${truncate(text, most - 1).trimEnd()}…`;
}
