// Texts on the page itself; messages.ts, with those of the dialog, loads with the dialog.
export const ACTION_TEXTS = {
  fr: { report: 'Signaler', more: 'Plus d’actions' },
  en: { report: 'Report', more: 'More actions' },
} as const;
