// What stands on the page before anything is reported; the words of the dialog come with it (messages.ts).
export const ACTION_TEXTS = {
  fr: { report: 'Signaler', more: 'Plus d’actions' },
  en: { report: 'Report', more: 'More actions' },
} as const;
