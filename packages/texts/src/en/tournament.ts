import type { Tournament } from '@palmares/core/contract/types';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type * as fr from '../fr/tournament.ts';
import { count, formatNumber } from './grammar.ts';
import { TOURNAMENT_WORDS } from './tournament-words.ts';

export const TEXTS: typeof fr.TEXTS = {
  length: 'Number of images',
  lengthAll: (total) => `All ${total}`,
  // (TO-66)
  drawn: (drawn, total) => `${drawn} of the ${total} images, drawn at random`,
  newTitle: 'New tournament',
  editTitle: 'Edit tournament',
  viewTitle: 'Tournament',
  loading: 'Loading the tournament…',
  untitled: 'Untitled tournament',
  unknownAlbum: 'Unknown album', // (TO-57)

  start: 'Start the tournament', // (TO-15)
  rounds: (rounds) => `${count(rounds, 'round')} up to the final`,
  crown: 'Crown the champion', // (TO-15)
  cancel: 'Cancel', // (TO-16)
  seeChampion: 'See the champion',
  versus: 'vs',
  pick: (name: string, position: number) => `Pick ${name}, number ${position}`,
  duelAnnouncement: (names: readonly string[]) => names.join(' versus '),
  overall: 'Progress of the whole tournament',
  undoHint: 'Undo the last pick',
  keysHint: 'to pick',
  or: 'or',
  started: 'The tournament starts.',
  undone: 'Last pick undone.',

  settings: 'Settings',
  name: 'Name',
  description: 'Description',
  left: (left: number) => `${count(left, 'character')} left`,
  public: 'Public tournament',
  publicText: 'Anyone can see it. Otherwise, only you can.',
  autoNext: 'Move to the next duel automatically', // (TO-20)
  autoNextText: 'Half a second after a pick. Otherwise press Next.',

  save: 'Save tournament',
  saveChanges: 'Save changes',
  saving: 'Saving…',
  saved: 'Tournament saved.',
  savedTitle: 'Saved',
  savedText: 'To play and save again, restart.',
  keptHere: 'Your picks are kept in this browser; you can come back anytime.',
  saveTitle: 'Save your result',
  detailsTitle: 'Details',
  sessionLost: 'Your session has ended. Log in again: your tournament waits for you here.',

  restartTitle: (name: string) => (name === '' ? 'Restart the tournament?' : `Restart “${name}”?`),
  restartText: 'All your picks will be lost and the images will be drawn again.', // (TO-25)
  replayText: 'You’ll replay it from the first round. The saved result stays until you save the new one.',
  keepPlaying: 'Keep playing',

  draftTitle: 'Resume your tournament?',
  draftOther: (name: string, picks: string) =>
    `You have an unfinished tournament ${name === '' ? '' : `“${name}” `}from this album, with a different selection of images (${picks}). Starting over discards it.`,
  draftOlder: (picks: string) =>
    `This tournament was saved elsewhere since you left it here (${picks}). You can resume and decide when you save. Starting over discards what you had here.`,
  unfinished: (picks: string) => `You have an unfinished replay here: ${picks}.`,
  picks: (picks: number, total: number) => `${picks} of ${count(total, 'pick')}`,
  draftFailed: 'Your browser can’t store your progress. Finish and save before you leave.',

  conflict:
    'This tournament was saved in another tab or on another device. What should happen to your changes?',
  goneTitle: 'This tournament no longer exists',
  goneText: 'It was deleted elsewhere. Your work is intact: you can save it as a new tournament.',
  keepAnew: 'Keep it as a new one',
  lostChampion: (name: string | null, duels: number) =>
    `${name === null ? 'The champion' : `“${name}”, the champion,`} is no longer in the album. To name another one, play ${duels === 1 ? 'one of its duels' : `${duels} of its duels`} again. Everything else you picked stands.`,
  championGone: 'Its champion is among them: restart to play it without.',

  ...TOURNAMENT_WORDS.publish,

  infoTitle: 'How a tournament works', // (TO-17)
  info: [
    'Two images face off, sometimes three. Pick the one you prefer.',
    'The winner goes on to the next round, the others are out.',
    'After the final, there is one champion and a full ranking.',
  ],
  infoNote: 'Every pick is kept in this browser: leave and come back when you like.',
  infoClose: 'Got it',
  help: 'How it works', // (TO-17)
  more: 'More actions',

  albumPrivate: 'This album is private: only its author can use it.',
  frozenAlbum: 'This album is quarantined: it can’t be used.',
  frozen: 'This tournament’s album is quarantined: only you can see the tournament, and it can’t be edited.', // (TO-13)
  notAuthor: 'Only its author can edit this tournament.', // (TO-13)
  toAlbums: 'Browse albums',
  view: 'View the tournament',
  by: (author: string) => `by ${isolateBidi(author)}`,

  back: 'Back',
  export: 'Export',
  /** The line below the title of the picture. */
  origin: ({ author, album }: Pick<Tournament, 'author' | 'album'>) =>
    `by ${isolateBidi(author.username || 'Unknown author')} · ${isolateBidi(album?.name ?? 'Unknown album')}`,
  delete: 'Delete', // (TO-54)
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteText: 'The tournament will be gone for good, for you and for anyone who has the link.',
  deleted: 'Tournament deleted.', // (TO-54)
  deleteFailed: 'The tournament couldn’t be deleted. Please try again.',
  noImagesLeft: 'There is no image to play with',
  noImagesLeftText: 'The album has none of the chosen images. Choose others, or another album.',
  path: 'Path to the title',
  pathRound: (round: number, isFinal: boolean) => (isFinal ? 'Final' : `Round ${round}`),
  beat: 'beat',
  beaten: (name: string, round: string) => `Beat ${name}, ${round}: view image`,
  noImages: 'This tournament has no images yet.',
  details: (name: string, group: string) => `${name}, ${group}: view image`,
  facts: (images, ofAlbum) =>
    ofAlbum !== undefined && ofAlbum > images
      ? `${formatNumber(images)} of the ${count(ofAlbum, 'image')}`
      : count(images, 'image'),
};

export const SAVE_REASONS: typeof fr.SAVE_REASONS = {
  validation_failed: 'Some fields need correcting.',
  image_not_in_album: 'An image is no longer in the album.',
  winner_not_in_tournament: 'The champion is not among the images.',
  two_champions: 'There is more than one champion.',
  champion_lost: 'The champion cannot have lost.',
  duel_stranger: 'A duel names an image that does not take part.',
  duel_lost_twice: 'An image lost two duels.',
  duel_impossible: 'A duel contradicts the result.',
  forbidden: 'You are not allowed to do this.',
  album_private: TEXTS.albumPrivate,
  album_quarantined: TEXTS.frozenAlbum,
  account_disabled: 'This account is deactivated.',
  not_found: 'It no longer exists.',
  image_already_placed: 'An image appears twice.',
  idempotency_conflict: 'It was already sent with different content.',
  body_too_large: 'The request is too large.',
  rate_limited: 'Too many requests: try again later.',
  unavailable: 'The server is temporarily unavailable.', // (TO-47)
};

export const SHORTCUTS: typeof fr.SHORTCUTS = [
  { keys: ['1', '2', '3'], does: 'Pick that image' },
  { keys: ['←', '→'], does: 'Pick the first or the last image' },
  { keys: ['↓'], does: 'Pick the one in the middle of three' },
  { keys: ['N'], does: 'Next, without waiting' },
  { keys: ['U'], does: 'Undo the last pick' },
  { keys: ['Ctrl', '+', 'Z'], does: 'Undo the last pick' },
  { keys: ['?'], does: 'This list' },
];
