// French texts that list who is affected when an image is removed everywhere, shown before the removal (AD-33).

import type { ImageUses } from '@palmares/core/contract/types';
import { PURGE, REMOVAL } from '@palmares/core/limits';
import { endSentence } from '@palmares/core/text/end-sentence';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { count } from '@palmares/texts/page/grammar';
import { KIND_FACTS } from '../kinds/kind-facts.ts';
import { boundedCount } from './bounded-count.ts';

export const PURGE_TEXTS = {
  action: 'Retirer partout',
  title: (name: string): string => `Retirer « ${isolateBidi(name)} » partout ?`,
  changes:
    'Les places et les rangs des autres images remontent ; un tournoi qu’elle a gagné revient à la suivante.',
  final: 'Son fichier est effacé. Cette action ne peut pas être annulée.',
  unknown: 'Impossible d’afficher qui est concerné.',
  done: 'Image retirée partout.',
  doneOfMany: 'Image retirée partout. Le serveur met petit à petit à jour les contenus qui la montraient.',
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
  const { contents, content_count } = uses;
  return {
    album: albumText(uses),
    title:
      content_count === 0
        ? 'Aucun contenu ne la montre.'
        : `${capitalise(boundedCount(content_count, 'contenu'))} ${authorsText(uses)} ${content_count < 2 ? 'la perd' : 'la perdent'} :`,
    contents: contents.map((content) => ({
      key: `${content.kind} ${content.id}`,
      what: `${KIND_FACTS[content.kind].label} « ${content.name} »${content.private ? ` (${KIND_FACTS[content.kind].private})` : ''}`,
      whose: content.author.username,
    })),
    others: othersText(uses),
  };
}

/** The toast after the removal. */
export const purgedText = (uses: ImageUses | undefined): string =>
  uses !== undefined && uses.content_count > PURGE.usesShown ? PURGE_TEXTS.doneOfMany : PURGE_TEXTS.done;

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function authorsText({ content_count, author_count }: ImageUses): string {
  // The server has not read all of them.
  if (content_count >= PURGE.usesRead) return `d’au moins ${count(author_count, 'personne')}`;
  return author_count === 1 ? 'd’une personne' : `de ${count(author_count, 'personne')}`;
}

function othersText({ contents, content_count }: ImageUses): string | null {
  const hidden = content_count - contents.length;
  if (hidden <= 0) return null;
  return content_count > REMOVAL.countedMax ? 'et bien d’autres.' : `et ${count(hidden, 'autre')}.`;
}

function albumText({ album, in_album }: ImageUses): string {
  const named = `l’album « ${album.name} » de ${album.author.username}`;
  if (album.deleted) return `Elle vient de ${named}, qui a été supprimé.`;
  if (!in_album) return endSentence(`Elle a déjà quitté ${named}`);
  const left = album.image_count - 1;
  return `Elle quitte ${named}, ${left === 0 ? 'qui n’a plus d’image' : `qui garde ${count(left, 'image')}`}.`;
}
