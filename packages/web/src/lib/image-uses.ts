// French texts that list who is affected when an image is removed everywhere, shown before the removal (AD-33).

import type { ImageUses } from '@palmares/core/contract/types';
import { endSentence } from '@palmares/core/text/end-sentence';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { KIND_FACTS } from '../kinds/kind-facts.ts';
import { count } from './french.ts';

export const PURGE_TEXTS = {
  action: 'Retirer partout',
  title: (name: string): string => `Retirer « ${isolateBidi(name)} » partout ?`,
  changes:
    'Les places et les rangs des autres images remontent ; un tournoi qu’elle a gagné revient à la suivante.',
  final: 'Son fichier est effacé. Cette action ne peut pas être annulée.',
  unknown: 'Impossible d’afficher qui est concerné.',
  done: 'Image retirée partout.',
  failed: 'Une erreur est survenue lors du retrait de l’image.',
} as const;

export type UsesText = {
  readonly album: string;
  readonly title: string;
  readonly contents: readonly { readonly key: string; readonly what: string; readonly whose: string }[];
  /** Number of contents that are not named, as a text; null when there are none. */
  readonly others: string | null;
};

export function usesText(uses: ImageUses): UsesText {
  const { contents, content_count, author_count } = uses;
  const hidden = content_count - contents.length;
  return {
    album: albumText(uses),
    title:
      content_count === 0
        ? 'Aucun contenu ne la montre.'
        : `${count(content_count, 'contenu')} ${author_count === 1 ? 'd’une personne' : `de ${count(author_count, 'personne')}`} ${content_count < 2 ? 'la perd' : 'la perdent'} :`,
    contents: contents.map((content) => ({
      key: `${content.kind} ${content.id}`,
      what: `${KIND_FACTS[content.kind].label} « ${content.name} »${content.private ? ` (${KIND_FACTS[content.kind].private})` : ''}`,
      whose: content.author.username,
    })),
    others: hidden > 0 ? `et ${count(hidden, 'autre')}.` : null,
  };
}

function albumText({ album, in_album }: ImageUses): string {
  const named = `l’album « ${album.name} » de ${album.author.username}`;
  if (album.deleted) return `Elle vient de ${named}, qui a été supprimé.`;
  if (!in_album) return endSentence(`Elle a déjà quitté ${named}`);
  const left = album.image_count - 1;
  return `Elle quitte ${named}, ${left === 0 ? 'qui n’a plus d’image' : `qui garde ${count(left, 'image')}`}.`;
}
