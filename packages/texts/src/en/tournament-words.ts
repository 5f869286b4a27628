import type * as fr from '../fr/tournament-words.ts';

export const TOURNAMENT_WORDS: typeof fr.TOURNAMENT_WORDS = {
  makeMine: 'Make my own', // (BU-39)
  edit: 'Edit', // (BU-3, TO-54)
  private: 'Private',
  unknownAlbum: 'Unknown album', // (TO-57)
  unknownAuthor: 'Unknown author',
  back: 'Back',
  publish: {
    onlyYou: 'Only you can open this tournament: make it public to share it.',
    published: 'The tournament is public.',
    publishFailed: 'The tournament could not be made public. Please try again.',
    publishTitle: 'Make the tournament public?',
    publishText:
      'The album is private. If you make the tournament public, anyone will be able to see the images it uses, but nothing else from the album.', // (BU-4)
    publishConfirm: 'Make public',
  },
  saved: { first: 'Your tournament is ready', later: 'Tournament up to date' },
};
