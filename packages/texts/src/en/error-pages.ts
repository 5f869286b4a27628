import type * as fr from '../fr/error-pages.ts';
import { ERROR_TEXTS } from './shell.ts';

export const ERROR_PAGE_TEXTS: typeof fr.ERROR_PAGE_TEXTS = {
  failedTitle: ERROR_TEXTS.failedTitle,
  failed: ERROR_TEXTS.failed,
  unavailableTitle: 'Palmarès will be right back',
  unavailable:
    'The site is unavailable for a moment. This page will reload by itself as soon as it answers; nothing that is saved is lost.',
  reload: ERROR_TEXTS.reload,
  home: ERROR_TEXTS.home,
};

export const PLAIN_TEXTS: typeof fr.PLAIN_TEXTS = {
  failed: 'Something went wrong.',
  notBuilt: 'The site has not been built.',
};

export const BROWSER_TEXTS: typeof fr.BROWSER_TEXTS = {
  needsScript: 'Palmarès needs JavaScript to work.',
  readOnly: 'Without JavaScript, this page is read-only: creating, playing and saving need it.',
  tooOld:
    'This browser is too old for Palmarès. Update it, or open this page in another one: Chrome or Edge 111, Firefox 115, Safari 16.4, or newer.',
};
