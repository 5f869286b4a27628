/** French sentences about backups, for the operator. */
export const backupMessages = {
  noBackup: (folder: string, code: string) =>
    `Le dossier ${folder} ne contient pas de sauvegarde complète (${code}).`,
  unreadable: (folder: string) =>
    `La sauvegarde ${folder} est abîmée, ou d'une autre version : elle ne peut pas être lue.`,
  newerThanCode: (migration: string) =>
    `Cette sauvegarde vient d'une version plus récente de Palmarès (${migration}) : mettez d'abord Palmarès à jour.`,
  damagedTable: (path: string) =>
    `La sauvegarde est abîmée : ${path} n'est pas ce qui y a été écrit. Rien n'a été restauré ; essayez une autre sauvegarde.`,
  otherRows: (path: string, found: number, expected: number) =>
    `La sauvegarde est abîmée : ${path} contient ${found} lignes au lieu de ${expected}. Rien n'a été restauré ; essayez une autre sauvegarde.`,
  tableRefused: (path: string, reason: string) =>
    `La base de données n'a pas pris ${path} (${reason}) : aucune ligne n'est restaurée. Relancez la commande, ou restaurez une autre sauvegarde dans un autre endroit vide.`,
  rowsRefused: (reason: string) =>
    `La base de données n'a pas pris les lignes de la sauvegarde (${reason}) : aucune n'est restaurée. Restaurez une autre sauvegarde dans un autre endroit vide.`,
  erasuresMissing: (folder: string) =>
    `Il manque la liste de ce qui a été effacé depuis, à côté de la sauvegarde (${folder}/erased) : indiquez-la avec --erased, ou ajoutez --without-erasures pour que ce qui a été effacé revienne. Rien n'a été restauré.`,
  noErasuresIn: (folder: string) =>
    `Le dossier ${folder}, donné avec --erased, ne contient pas la liste de ce qui a été effacé (des fichiers comme 2026-11.jsonl, là ou dans erased/). Rien n'a été restauré.`,
  erasuresUnreadable: (folder: string, code: string) =>
    `La liste de ce qui a été effacé ne peut pas être lue dans ${folder} (${code}). Rien n'a été restauré.`,
  serversRunning: (count: number) =>
    `Un serveur au moins est en marche (${count}) : arrêtez-les tous, puis relancez cette commande. Rien n'a été changé.`,
  identityNeeded: 'Cette sauvegarde est chiffrée : indiquez le fichier de la clé secrète avec --identity.',
  identityWrong: (path: string) => `La clé secrète donnée n'ouvre pas ${path}.`,
  identityFile: (path: string, code: string) => `Le fichier de clé ${path} ne peut pas être lu (${code}).`,
  underWay: 'Une autre sauvegarde est en cours : attendez sa fin.',
  connectionLost:
    'La connexion à la base de données a été perdue pendant la sauvegarde : la prochaine reprend les fichiers déjà copiés.',
  notEmpty:
    "La base de données à remplir n'est pas vide : une restauration demande un endroit vide (un autre DATA_DIR, ou une autre base dans DATABASE_URL).",
  otherRestore: (backup: string) =>
    `Une restauration de la sauvegarde ${backup} a commencé ici et n'est pas finie : relancez-la avec cette sauvegarde, ou choisissez un autre endroit vide.`,
  halfRestored: (backup: string) =>
    `La restauration de la sauvegarde ${backup} n'est pas finie : relancez « npm run restore » avec cette sauvegarde d'abord, ou choisissez un autre endroit.`,
} as const;
