import type * as fr from '../fr/tournament-words.ts';

export const TOURNAMENT_WORDS: typeof fr.TOURNAMENT_WORDS = {
  makeMine: 'Make my own',
  edit: 'Edit',
  private: 'Private',
  unknownAlbum: 'Unknown album',
  unknownAuthor: 'Unknown author',
  back: 'Back',
  publish: {
    onlyYou: 'Only you can open this tournament: make it public to share it.',
    published: 'The tournament is public.',
    publishFailed: 'The tournament could not be made public. Please try again.',
    publishTitle: 'Make the tournament public?',
    publishText:
      'The album is private. If you make the tournament public, anyone will be able to see the images it uses, but nothing else from the album.',
    publishConfirm: 'Make public',
  },
  saved: { first: 'Your tournament is ready', later: 'Tournament up to date' },
};
