import type * as fr from '../fr/sign-out.ts';
import { formatNumber } from './grammar.ts';

export const SIGN_OUT_TEXTS: typeof fr.SIGN_OUT_TEXTS = {
  title: 'Keep your drafts?',
  text: (drafts) =>
    drafts === 1
      ? 'This browser holds one of your drafts. On a shared computer, it’s better to erase it; otherwise it will be here when you log in again.'
      : `This browser holds ${formatNumber(drafts)} of your drafts. On a shared computer, it’s better to erase them; otherwise they will be here when you log in again.`,
  keep: 'Keep and log out',
  erase: 'Erase and log out',
  signedOut: 'You’re logged out.',
};
