/** French sentences about backups, for the person who runs the site. */
export const backupMessages = {
  noBackup: (folder: string, code: string) =>
    `Le dossier ${folder} ne contient pas de sauvegarde complète (${code}).`,
  unreadable: (folder: string) =>
    `La sauvegarde ${folder} est abîmée, ou d'une autre version : elle ne peut pas être lue.`,
  newerThanCode: (migration: string) =>
    `Cette sauvegarde vient d'une version plus récente de Palmarès (${migration}) : mettez d'abord Palmarès à jour.`,
  damagedTable: (path: string) =>
    `La sauvegarde est abîmée : ${path} n'est pas ce qui y a été écrit. Rien n'a été restauré ; essayez une autre sauvegarde.`,
  identityNeeded: 'Cette sauvegarde est chiffrée : indiquez le fichier de la clé secrète avec --identity.',
  identityWrong: (path: string) => `La clé secrète donnée n'ouvre pas ${path}.`,
  identityFile: (path: string, code: string) => `Le fichier de clé ${path} ne peut pas être lu (${code}).`,
  underWay: 'Une autre sauvegarde est en cours : attendez sa fin.',
  connectionLost:
    'La connexion à la base de données a été perdue pendant la sauvegarde : rien n’en est gardé.',
  notEmpty:
    "La base de données à remplir n'est pas vide : une restauration demande un endroit vide (un autre DATA_DIR, ou une autre base dans DATABASE_URL).",
  otherRestore: (backup: string) =>
    `Une restauration de la sauvegarde ${backup} a commencé ici et n'est pas finie : relancez-la avec cette sauvegarde.`,
  halfRestored: (backup: string) =>
    `La restauration de la sauvegarde ${backup} n'est pas finie : relancez « npm run restore » avant de démarrer.`,
} as const;
