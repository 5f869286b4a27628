// Describes an album or content in one or two sentences, for search engines and chats.
import { PAGE_HEAD } from '@palmares/core/limits';
import { endSentence } from '@palmares/core/text/end-sentence';
import { truncate } from '@palmares/core/text/graphemes';
import { countCodePoints } from '@palmares/core/text/normalise-text';
import type { PublicResource, ResourceKind } from '../../content/public-resource/public-resource.ts';
import { PUBLISHED_KINDS } from '../kinds/kinds.ts';

export const kindNoun = (kind: ResourceKind): string =>
  kind === 'album' ? 'Album' : PUBLISHED_KINDS[kind].noun;

/** Returns the author's description, otherwise the kind, the author and the first images. At most `PAGE_HEAD.descriptionMax` characters. */
export function describeResource(thing: PublicResource): string {
  const written = thing.description?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return shorten(written === '' ? getFacts(thing) : written);
}

function getFacts({ kind, author, album, groups, leaders }: PublicResource): string {
  const filled = groups.filter(({ images }) => images.length > 0);
  const begin = filled
    .map(({ label, images }) => [label, images.map(({ name }) => name).join(', ')].join(' ').trim())
    .join(' · ');
  if (kind === 'album') {
    const count = filled.reduce((sum, { images }) => sum + images.length, 0);
    const what = `Album de ${author}, ${count}\u00A0image${count > 1 ? 's' : ''} à départager`;
    const first = leaders.map(({ name }) => name).join(', ');
    return leaders.length > 0 ? endSentence(`${what}. En tête du palmarès : ${first}`) : `${what} : ${begin}`;
  }
  const on = album === null ? '' : ` sur l’album « ${album} »`;
  return `${endSentence(`${kindNoun(kind)} de ${author}${on}`)} ${begin}`.trim();
}

export function shorten(text: string): string {
  const most = PAGE_HEAD.descriptionMax;
  return countCodePoints(text) <= most ? text : `${truncate(text, most - 1).trimEnd()}…`;
}
