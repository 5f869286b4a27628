/** French sentences of the commands `backup`, `restore`, `finish-restore`, `check-data`, `admin` and `move-files`. */
import type { Issue } from '../data-check/find-issues.ts';

const size = (count: number, one: string, several: string) => `${count} ${count > 1 ? several : one}`;
const others = (count: number) => (count > 0 ? [`    et ${size(count, 'autre', 'autres')}`] : []);

export const commandMessages = {
  noDatabase: (dataDir: string) =>
    `Aucun site dans ${dataDir} : indiquez son dossier avec DATA_DIR, ou sa base avec DATABASE_URL.`,
  storageUnavailable: (reason: string) =>
    `Le stockage des images ne fait pas sa part (${reason}) : relancez la commande quand il est de retour.`,

  backupUsage:
    'Usage : npm run backup          fait une sauvegarde\n        npm run backup -- new-key  crée une clé de chiffrement',
  backupDone: (folder: string, rows: number, files: number, linked: number) =>
    `Sauvegarde faite : ${folder}\n  ${size(rows, 'ligne', 'lignes')}, ${size(files, 'fichier', 'fichiers')} dont ${linked} déjà dans une précédente.`,
  backupsRemoved: (count: number) =>
    `  ${size(count, 'sauvegarde trop ancienne supprimée', 'sauvegardes trop anciennes supprimées')}.`,
  backupOpen: '  Elle n’est pas chiffrée : BACKUP_RECIPIENT la chiffrerait.',
  filesMissing: (count: number) =>
    `  ${size(count, 'image n’a plus son fichier', 'images n’ont plus leur fichier')} : « npm run check-data » dit lesquelles.`,
  newKey: (secret: string, recipient: string) =>
    `# Clé secrète des sauvegardes : à garder ailleurs que sur le serveur. Sans elle, aucune ne peut être restaurée.\n# Clé publique, pour la configuration : BACKUP_RECIPIENT=${recipient}\n${secret}`,

  restoreUsage: [
    'Usage : npm run restore -- <dossier de la sauvegarde> [options]',
    '          --identity <fichier>  la clé secrète d’une sauvegarde chiffrée',
    '          --erased <dossier>    où est la liste de ce qui a été effacé depuis : le dossier des sauvegardes, ou « erased » lui-même',
    '          --without-erasures    sans cette liste : ce qui a été effacé depuis revient',
  ],
  restored: (madeAt: string, rows: number, files: number) =>
    `Sauvegarde du ${madeAt} restaurée : ${size(rows, 'ligne', 'lignes')}, ${size(files, 'fichier', 'fichiers')}.`,
  erasedAgain: (count: number) =>
    `  Effacé de nouveau, d’après la liste : ${size(count, 'chose', 'choses')} que la sauvegarde contenait encore.`,
  notErasedAgain:
    '  Restauré sans la liste de ce qui a été effacé depuis : ce qui l’a été est revenu, si la sauvegarde le contenait.',
  /** `paths` are the first of them. */
  damaged: (count: number, paths: readonly string[]) =>
    [
      `  ${size(count, 'fichier de la sauvegarde est abîmé', 'fichiers de la sauvegarde sont abîmés')} :`,
      ...paths.map((path) => `    ${path}`),
      ...others(count - paths.length),
    ].join('\n'),
  moreIssues: (count: number) =>
    `  et ${size(count, 'autre incohérence', 'autres incohérences')} : « npm run check-data » les dit toutes.`,
  finishUsage: [
    'Usage : npm run finish-restore -- <heure> [--erased <dossier>]',
    '          <heure>               celle à laquelle PostgreSQL a été ramené, comme 2026-11-23T02:00:00Z',
    '          --erased <dossier>    où est la liste de ce qui a été effacé depuis : sinon dans BACKUP_DIR',
  ],
  finished:
    '  Sessions, jetons, liens et messages en attente d’alors sont supprimés. « npm run check-data » compare maintenant les fichiers.',
  allMatch: '  Chaque fichier correspond à sa ligne.',

  adminUsage: [
    'Usage : npm run admin -- create <nametag> <email>        crée un compte de l’administration',
    '        npm run admin -- promote <compte>                ajoute un compte à l’administration',
    '        npm run admin -- reset-password <compte>         lui donne un nouveau mot de passe',
    '        npm run admin -- remove-second-factor <compte>   lui retire la double authentification',
    '        npm run admin -- deactivate <compte>             le désactive et le déconnecte partout',
    '        npm run admin -- reactivate <compte>             le réactive',
    'Un compte est désigné par son nametag ou son adresse email.',
  ],
  created: (nametag: string, password: string) =>
    `Compte « ${nametag} » de l’administration créé, mot de passe : ${password}\nIl n’est affiché qu’ici : à changer à la première connexion.`,
  promoted: (name: string) => `« ${name} » fait partie de l’administration.`,
  passwordReset: (name: string, password: string) =>
    `Nouveau mot de passe de « ${name} » : ${password}\nIl n’est affiché qu’ici. Ses sessions sont terminées, et son adresse est prévenue.`,
  secondFactorRemoved: (name: string) =>
    `La double authentification de « ${name} » est retirée : son mot de passe suffit. Son adresse est prévenue.`,
  deactivated: (name: string) => `Compte « ${name} » désactivé, toutes ses sessions sont fermées.`,
  reactivated: (name: string) => `Compte « ${name} » réactivé.`,

  moveUsage:
    'Usage : npm run move-files -- to-s3    déplace les images du disque vers le compartiment S3\n        npm run move-files -- to-disk  les ramène sur le disque',
  moveNeedsS3: 'Aucun stockage S3 n’est configuré : indiquez S3_ENDPOINT, S3_BUCKET et la clé.',
  moveElsewhere: (filesIn: string) =>
    `Le serveur n’écrit pas encore là : donnez-lui FILES_IN=${filesIn}, redémarrez-le, puis relancez cette commande.`,
  moving: (done: number, all: number) => `  ${done} sur ${size(all, 'image', 'images')}`,
  moved: (keys: number, files: number, bytes: number) =>
    `${size(keys, 'image déplacée', 'images déplacées')} : ${size(files, 'fichier', 'fichiers')}, ${(bytes / 1e6).toFixed(1).replace('.', ',')} Mo, chacun relu et comparé.`,
  movedLeft: (count: number) =>
    `  ${size(count, 'autre reste', 'autres restent')} à l’ancien endroit : en cours d’envoi, de suppression, ou de personne. Relancez plus tard ; « npm run check-data » dit lesquelles ne sont à personne.`,
  movedDifferent: (keys: readonly string[]) =>
    `  ${size(keys.length, 'image diffère', 'images diffèrent')} d’un endroit à l’autre et restent aux deux : ${keys.join(', ')}`,

  checkUsage: 'Usage : npm run check-data [-- --mend [--remove-lost]]',
  noIssue: 'Tout est cohérent : chaque fichier correspond à sa ligne, chaque compteur à ce qu’il compte.',
  issues: (count: number) => `${size(count, 'incohérence', 'incohérences')}.`,
  issueMended: (line: string) => `${line} (réparé)`,
  howToMend: 'Pour réparer ce qui peut l’être sans rien perdre : npm run check-data -- --mend',
  mended: (count: number) => `${size(count, 'incohérence réparée', 'incohérences réparées')}.`,
  left: (count: number) => `Il en reste ${count}.`,
  howToRemove:
    'Les images perdues ou illisibles peuvent revenir d’une sauvegarde ; pour les retirer de partout : npm run check-data -- --mend --remove-lost',
} as const;

const FILES: Record<Exclude<Issue['what'], 'counter'>, string> = {
  file_lost: 'le fichier est perdu',
  file_unreadable: 'le fichier est illisible',
  file_other_size: 'le fichier n’a pas la taille de sa ligne',
  copies_missing: 'il manque des copies réduites',
  state_wrong: 'le fichier est utilisé, et sa ligne dit le contraire',
  file_unused: 'rien n’utilise ce fichier',
  file_unknown: 'aucune ligne ne connaît ce fichier',
  preview_lost: 'l’image d’un lien a perdu son fichier',
};

export function issueText(issue: Issue): string {
  if (issue.what === 'counter') {
    const thing = issue.counter === 'stored_bytes' ? 'compte' : 'album';
    return `  ${thing} ${issue.id} : ${issue.counter} vaut ${issue.is} au lieu de ${issue.counted}`;
  }
  const image = 'id' in issue ? `image ${issue.id}, ` : '';
  return `  ${image}fichier ${issue.key} : ${FILES[issue.what]}`;
}
