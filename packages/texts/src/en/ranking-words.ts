import type * as fr from '../fr/ranking-words.ts';
import { RANKING_VIEW_TEXTS } from './ranking.ts';

export const RANKING_WORDS: typeof fr.RANKING_WORDS = {
  makeMine: 'Make my own', // (BU-39)
  edit: RANKING_VIEW_TEXTS.edit,
  private: 'Private',
  unknownAlbum: RANKING_VIEW_TEXTS.unknownAlbum,
  unknownAuthor: RANKING_VIEW_TEXTS.unknownAuthor,
  back: 'Back to rankings',
  publish: {
    onlyYou: 'Only you can open this ranking: make it public to share it.',
    published: 'The ranking is public.',
    publishFailed: 'The ranking could not be made public. Please try again.',
    publishTitle: 'Make the ranking public?',
    publishText:
      'The album is private. If you make the ranking public, anyone will be able to see the images it uses, but nothing else from the album.',
    publishConfirm: 'Make public',
  },
  saved: { first: 'Your ranking is ready', later: 'Ranking up to date' },
};
