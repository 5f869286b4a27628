import type { RoomMode } from '@palmares/core/room/plan';
import type * as fr from '../fr/rooms-open.ts';
import { count } from './grammar.ts';

export const MODE_TEXTS: Readonly<Record<RoomMode, { readonly label: string; readonly hint: string }>> = {
  tierlist: { label: 'Tier list', hint: 'Image after image, the group picks a tier.' },
  tournament: { label: 'Tournament', hint: 'Duel after duel, the majority wins.' },
  ranking: { label: 'Ranking', hint: 'Everyone plays alone, then the votes come together.' },
  guess: { label: 'Guess', hint: 'Guess the tier list that the host has sealed.' },
};

export const stepTime: typeof fr.stepTime = (seconds) => {
  if (seconds === null) return 'No timer';
  return seconds < 60 ? `${seconds} s` : `${seconds / 60} min`;
};

export const OPEN_TEXTS: typeof fr.OPEN_TEXTS = {
  title: 'Open a room',
  mode: 'How do you want to play?',
  images: (images) => count(images, 'image'),
  order: 'Shuffle the images',
  seconds: 'Time per step',
  rankingSeconds: 'Time to play',
  batches: 'Rounds per person',
  batchCount: (batches) => (batches === null ? 'As many as possible' : count(batches, 'round')),
  hidden: 'Hide votes until the reveal',
  names: 'Show who voted like the group',
  ties: 'Ties',
  tie: { host: 'The host decides', draw: 'Random draw' },
  tierlist: 'Tier list to guess',
  noTierlist: 'This mode needs a tier list of yours on this album.',
  makeTierlist: 'Make a tier list',
  loading: 'Loading your tier lists…',
  submit: 'Open the room',
  cancel: 'Cancel',
  signIn: 'Sign in',
  visitor: 'Sign in to open a room. Your guests need no account.',
  failed: 'The room could not be opened. Please try again.',
  own: 'Your rooms',
  saveOf: (code) => `Save the result of room ${code}`,
  notSaved: 'The result could not be saved. Please try again.',
  goTo: (code) => `Go to room ${code}`,
};
