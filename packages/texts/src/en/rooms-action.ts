import type * as fr from '../fr/rooms-action.ts';

export const ACTION_TEXTS: typeof fr.ACTION_TEXTS = {
  title: 'Together',
  open: 'Open a room',
  join: 'I have a code',
  hint: 'Decide together, live, from your phones. Guests need no account.',
};
