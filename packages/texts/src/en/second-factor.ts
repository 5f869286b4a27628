import type * as fr from '../fr/second-factor.ts';
import { formatDate } from './formats.ts';
import { count } from './grammar.ts';

export const SECOND_FACTOR_TEXTS: typeof fr.SECOND_FACTOR_TEXTS = {
  title: 'Two-factor authentication',
  error: 'We could not check whether two-factor authentication is on.',
  off: 'Off',
  offHint:
    'When you log in, you also enter a code from your phone: knowing the password is no longer enough.',
  set: 'Turn on two-factor authentication',
  on: (since) => `On since ${formatDate(since)}`,
  onHint: 'When you log in, you also enter a code from your app.',
  remove: 'Turn off',
  codes: 'Recovery codes',
  codesLeft: (left) =>
    left === 0
      ? 'You have none left: without your app, you could no longer log in.'
      : left === 1
        ? `${count(left, 'code')} left: it replaces the one from your app once.`
        : `${count(left, 'code')} left: each replaces the one from your app once.`,
  renew: 'Create new codes',
  required: 'This site requires it of its staff: without it, you have no access to admin and moderation.',
  failed: 'That did not work. Please try again in a moment.',
  cancel: 'Cancel',
  finish: 'I’ve saved my codes',
};

export const SET_UP_TEXTS: typeof fr.SET_UP_TEXTS = {
  title: 'Turn on two-factor authentication',
  passwordText:
    'You need an authenticator app on your phone, such as Aegis, FreeOTP, 2FAS or the one in your password manager.',
  continue: 'Continue',
  scanText: 'Scan this image with your app, or copy the key into it. Then enter the code that it shows.',
  picture: 'QR code of the key, to scan with your authenticator app',
  key: 'Key',
  copyKey: 'Copy the key',
  keyCopied: 'Key copied.',
  submit: 'Turn on',
};

export const CODES_TEXTS: typeof fr.CODES_TEXTS = {
  title: 'Your recovery codes',
  text: 'Keep them somewhere other than your phone: on paper, for example. Each replaces the code from your app once. They won’t be shown again.',
  list: 'Recovery codes',
  copy: 'Copy',
  copied: 'Codes copied.',
  notCopied: 'This browser won’t let the page copy: the codes are selected, so copy them yourself.',
  download: 'Download',
  file: 'palmares-recovery-codes.txt',
  fileHead: (host) => `Palmarès, ${host}: recovery codes. Each works only once.`,
};

export const RENEW_TEXTS: typeof fr.RENEW_TEXTS = {
  title: 'Create new recovery codes',
  text: 'The codes you already have will stop working.',
  submit: 'Create the codes',
};

export const REMOVE_TEXTS: typeof fr.REMOVE_TEXTS = {
  title: 'Turn off two-factor authentication',
  text: 'Your password alone will be enough to log in again. Your recovery codes will stop working.',
  submit: 'Turn off',
  done: 'Two-factor authentication is off.',
};

export const FIRST_TEXTS: typeof fr.FIRST_TEXTS = {
  title: 'Turn on two-factor authentication first',
  text: 'This site requires it of its staff: admin and moderation open as soon as it is on.',
};
