// The sign-out.
import { formatNumber } from './grammar.ts';

export const SIGN_OUT_TEXTS = {
  title: 'Garder vos brouillons ?', // (AC-76)
  text: (drafts: number) =>
    drafts === 1
      ? 'Ce navigateur garde un de vos brouillons. Sur un ordinateur partagé, mieux vaut l’effacer ; sinon, vous le retrouverez en vous reconnectant.'
      : `Ce navigateur garde ${formatNumber(drafts)} de vos brouillons. Sur un ordinateur partagé, mieux vaut les effacer ; sinon, vous les retrouverez en vous reconnectant.`,
  keep: 'Garder et se déconnecter', // (AC-76)
  erase: 'Effacer et se déconnecter', // (AC-76)
  signedOut: 'Déconnexion réussie.', // (AC-75)
};
