// French texts of leaving (access.md D30).
import { count } from '../../lib/french.ts';

export const SIGN_OUT_TEXTS = {
  title: 'Garder vos brouillons ?',
  text: (drafts: number) =>
    `Ce navigateur garde ${count(drafts, 'brouillon')} de vous. Sur un ordinateur partagé, mieux vaut ${drafts === 1 ? 'l’' : 'les '}effacer ; sinon, vous ${drafts === 1 ? 'le' : 'les'} retrouverez en vous reconnectant.`,
  keep: 'Garder et se déconnecter',
  erase: 'Effacer et se déconnecter',
  signedOut: 'Vous êtes déconnecté.',
} as const;
