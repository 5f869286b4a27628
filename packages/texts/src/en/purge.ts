import { endSentence } from '@palmares/core/text/end-sentence';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type * as fr from '../fr/purge.ts';
import { boundedCount } from './bounded-count.ts';
import { count } from './grammar.ts';
import { KIND_NAMES } from './kind-facts.ts';

export const PURGE_TEXTS: typeof fr.PURGE_TEXTS = {
  action: 'Remove everywhere',
  title: (name) => `Remove “${isolateBidi(name)}” everywhere?`,
  changes: 'The other images move up in place and rank; a tournament it won goes to the next image.',
  final: 'Its file is erased. This cannot be undone.',
  unknown: 'Could not find out who is affected.',
  done: 'Image removed everywhere.',
  doneOfMany: 'Image removed everywhere. The server is updating, bit by bit, everything that showed it.',
  failed: 'An error occurred while removing the image.',
};

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const named = (album: string, author: string): string => `the album “${album}” by ${author}`;

export const USES_TEXTS: typeof fr.USES_TEXTS = {
  none: 'No creation shows it.',
  contents: (contents, authors, exact) =>
    `${capitalize(boundedCount(contents, 'creation'))} by ${exact ? '' : 'at least '}${count(authors, 'person', 'people')} will lose it:`,
  content: (kind, name, isPrivate) =>
    `${KIND_NAMES[kind].label} “${name}”${isPrivate ? ` (${KIND_NAMES[kind].private})` : ''}`,
  others: (n) => `and ${count(n, 'other')}.`,
  manyOthers: 'and many more.',
  albumDeleted: (album, author) => `It comes from ${named(album, author)}, which has been deleted.`,
  albumLeft: (album, author) => endSentence(`It has already left ${named(album, author)}`),
  albumLosesIt: (album, author, left) =>
    `It will leave ${named(album, author)}, which ${left === 0 ? 'will have no images left' : `will keep ${count(left, 'image')}`}.`,
};
