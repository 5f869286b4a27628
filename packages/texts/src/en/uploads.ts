import { TEXT_CARD } from '@palmares/core/limits';
import type * as fr from '../fr/uploads.ts';
import { count, formatNumber } from './grammar.ts';

export const UPLOAD_TEXTS: typeof fr.UPLOAD_TEXTS = {
  preparing: 'Preparing…',
  waiting: 'Waiting',
  sending: (percent) => `Uploading… ${percent}%`,
  checking: (percent) => `Checking… ${percent}%`,
  added: 'Added · 100%',
  duplicate: 'Duplicate',
  animated: 'Animated',
  progress: (done, total) => `Uploading ${formatNumber(done)} / ${formatNumber(total)}`,
  cancel: 'Cancel upload',
  retry: (failed) => `Try again (${formatNumber(failed)})`,
};

const cards = (n: number): string => count(n, 'card');

export const TEXT_CARD_TEXTS: typeof fr.TEXT_CARD_TEXTS = {
  offer: 'No images? A simple list will do.',
  open: 'Add text cards',
  title: 'Add text cards',
  intro: 'Songs, first names, ideas: each line becomes an image that you can edit like any other.',
  list: 'One card per line',
  placeholder: 'Bohemian Rhapsody\nImagine\nDancing Queen',
  hint: (n) => (n === 0 ? `Up to ${TEXT_CARD.textMax} characters per card` : cards(n)),
  submit: (n) => (n === 0 ? 'Create the cards' : `Create ${cards(n)}`),
  progress: (done, total) => `Creating ${formatNumber(done)} / ${formatNumber(total)}`,
  preview: 'Preview',
  failed: 'The cards could not be created. Please try again.',
};

export const TEXT_LIST_TEXTS: typeof fr.TEXT_LIST_TEXTS = {
  noText: 'Enter at least one line.',
  full: 'The album is full.',
  tooMany: (max) => `At most ${count(max, 'card')} at a time in this album.`,
  tooLong: (lines, hasMore) => {
    const told = lines.join(', ');
    const where = lines.length === 1 ? `Line ${told} is` : `Lines ${told}${hasMore ? '…' : ''} are`;
    return `${where} longer than ${TEXT_CARD.textMax} characters.`;
  },
};
