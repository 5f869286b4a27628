import type * as fr from '../fr/tierlist-words.ts';
import { TIERLIST_TEXTS } from './tierlist.ts';

export const TIERLIST_WORDS: typeof fr.TIERLIST_WORDS = {
  makeMine: 'Make my own', // (BU-39)
  edit: 'Edit', // (BU-3)
  private: 'Private',
  unknownAlbum: TIERLIST_TEXTS.unknownAlbum,
  unknownAuthor: TIERLIST_TEXTS.unknownAuthor,
  back: 'Back',
  publish: {
    onlyYou: 'Only you can open this tier list: make it public to share it.',
    published: 'The tier list is public.',
    publishFailed: 'The tier list could not be made public. Please try again.',
    publishTitle: 'Make the tier list public?',
    publishText:
      'The album is private. If you make the tier list public, anyone will be able to see the images it uses, but nothing else from the album.',
    publishConfirm: 'Make public',
  },
  saved: { first: 'Your tier list is ready', later: 'Tier list up to date' },
};
