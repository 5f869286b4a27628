// The removal of an image everywhere. The texts before it list who is affected (AD-33).
import type { ContentKind } from '@palmares/core/content-kind';
import { endSentence } from '@palmares/core/text/end-sentence';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { boundedCount } from './bounded-count.ts';
import { count } from './grammar.ts';
import { KIND_NAMES } from './kind-facts.ts';

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
};

/** `exact` is false if the server has not read all contents, so that there may be more authors. */
function authorsText(authors: number, exact: boolean): string {
  if (!exact) return `d’au moins ${count(authors, 'personne')}`;
  return authors === 1 ? 'd’une personne' : `de ${count(authors, 'personne')}`;
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const named = (album: string, author: string): string => `l’album « ${album} » de ${author}`;

export const USES_TEXTS = {
  none: 'Aucun contenu ne la montre.',
  /** The heading of the list of contents. `exact`: false if there may be more authors. */
  contents: (contents: number, authors: number, exact: boolean): string =>
    `${capitalise(boundedCount(contents, 'contenu'))} ${authorsText(authors, exact)} ${contents < 2 ? 'la perd' : 'la perdent'} :`,
  content: (kind: ContentKind, name: string, isPrivate: boolean): string =>
    `${KIND_NAMES[kind].label} « ${name} »${isPrivate ? ` (${KIND_NAMES[kind].private})` : ''}`,
  others: (n: number): string => `et ${count(n, 'autre')}.`,
  manyOthers: 'et bien d’autres.',
  albumDeleted: (album: string, author: string): string =>
    `Elle vient de ${named(album, author)}, qui a été supprimé.`,
  albumLeft: (album: string, author: string): string =>
    endSentence(`Elle a déjà quitté ${named(album, author)}`),
  /** `left` is the number of images that the album keeps. */
  albumLosesIt: (album: string, author: string, left: number): string =>
    `Elle quitte ${named(album, author)}, ${left === 0 ? 'qui n’a plus d’image' : `qui garde ${count(left, 'image')}`}.`,
};
