// The second factor (decision 0069).
import { formatDate } from './formats.ts';
import { count } from './grammar.ts';

export const SECOND_FACTOR_TEXTS = {
  title: 'Double authentification',
  error: 'Impossible de savoir si la double authentification est activée.',
  off: 'Désactivée',
  offHint:
    'À la connexion, un code de votre téléphone s’ajoute au mot de passe : le connaître ne suffit plus.',
  set: 'Activer la double authentification',
  on: (since: string) => `Activée le ${formatDate(since)}`,
  onHint: 'À la connexion, un code de votre application s’ajoute au mot de passe.',
  remove: 'Désactiver',
  codes: 'Codes de secours',
  // (AC-83)
  codesLeft: (left: number) =>
    left === 0
      ? 'Il ne vous en reste plus : sans votre application, vous ne pourriez plus vous connecter.'
      : left === 1
        ? `${count(left, 'code')} disponible : il remplace une fois celui de l’application.`
        : `${count(left, 'code')} disponibles : chacun remplace une fois celui de l’application.`,
  renew: 'Créer de nouveaux codes',
  required:
    'Ce site la demande à son équipe : sans elle, l’administration et la modération vous restent fermées.',
  failed: 'La demande n’a pas abouti. Réessayez dans un instant.',
  cancel: 'Annuler',
  finish: 'J’ai gardé mes codes',
};

export const SET_UP_TEXTS = {
  title: 'Activer la double authentification',
  passwordText:
    'Il vous faut une application d’authentification sur votre téléphone, par exemple Aegis, FreeOTP, 2FAS ou celle de votre gestionnaire de mots de passe.',
  continue: 'Continuer',
  scanText:
    'Scannez cette image avec votre application, ou copiez‑y la clé. Saisissez ensuite le code qu’elle affiche.',
  picture: 'Code QR de la clé, à scanner avec votre application d’authentification', // (AC-81)
  key: 'Clé',
  copyKey: 'Copier la clé',
  keyCopied: 'Clé copiée.',
  submit: 'Activer',
};

export const CODES_TEXTS = {
  title: 'Vos codes de secours',
  text: 'Gardez‑les ailleurs que sur votre téléphone : sur papier, par exemple. Chacun remplace une fois le code de l’application. Ils ne seront plus affichés.', // (AC-82)
  list: 'Codes de secours',
  copy: 'Copier',
  copied: 'Codes copiés.',
  notCopied:
    'Ce navigateur ne laisse pas la page copier : les codes sont sélectionnés, copiez‑les vous‑même.',
  download: 'Télécharger',
  file: 'palmares-codes-de-secours.txt',
  fileHead: (host: string) => `Palmarès, ${host} : codes de secours. Chacun ne sert qu’une fois.`,
};

export const RENEW_TEXTS = {
  title: 'Créer de nouveaux codes de secours',
  text: 'Les codes que vous avez déjà ne fonctionneront plus.',
  submit: 'Créer les codes',
};

export const REMOVE_TEXTS = {
  title: 'Désactiver la double authentification',
  text: 'Votre mot de passe suffira de nouveau à la connexion. Vos codes de secours ne fonctionneront plus.',
  submit: 'Désactiver',
  done: 'La double authentification est désactivée.',
};

export const FIRST_TEXTS = {
  title: 'Activez d’abord la double authentification',
  text: 'Ce site la demande à son équipe : l’administration et la modération s’ouvrent dès qu’elle est activée.',
};
