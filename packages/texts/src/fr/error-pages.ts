// Pages that the app does not render: those of a failing server, and notices for browsers that cannot run the app.
import { ERROR_TEXTS } from './shell.ts';

/** 500.html and 503.html. */
export const ERROR_PAGE_TEXTS = {
  failedTitle: ERROR_TEXTS.failedTitle,
  failed: ERROR_TEXTS.failed,
  unavailableTitle: 'Palmarès revient dans un instant', // (SH-31)
  unavailable:
    'Le site est momentanément indisponible. La page se rechargera d’elle-même dès qu’il répondra ; rien de ce qui est sauvegardé n’est perdu.',
  reload: ERROR_TEXTS.reload,
  home: ERROR_TEXTS.home,
};

/** Sent as plain text if the web app is not built. */
export const PLAIN_TEXTS = {
  failed: 'Un problème est survenu.',
  notBuilt: 'Le site n’est pas construit.',
};

export const BROWSER_TEXTS = {
  /** Shown instead of a page. */
  needsScript: 'Palmarès a besoin de JavaScript pour fonctionner.',
  /** Shown below a page that the server rendered. */
  readOnly: 'Sans JavaScript, cette page se lit seulement : créer, jouer et sauvegarder en ont besoin.',
  /** The versions are those of packages/web/build/browsers.ts, which a test compares (LB-65). */
  tooOld:
    'Ce navigateur est trop ancien pour Palmarès. Mettez-le à jour, ou ouvrez cette page dans un autre : Chrome ou Edge 111, Firefox 115, Safari 16.4, ou plus récent.',
};
