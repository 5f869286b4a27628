/** French sentences that the server prints for the operator at startup. */
export const runMessages = {
  refused: 'Palmarès ne peut pas démarrer.',
  portTaken: (host: string, port: number) =>
    `Le port ${port} de ${host} est déjà utilisé : arrêtez l'autre programme, ou choisissez un autre port avec PORT.`,
  portForbidden: (port: number) =>
    `Ce compte n'a pas le droit d'ouvrir le port ${port} : choisissez-en un autre avec PORT.`,
  hostUnknown: (host: string) => `L'adresse HOST « ${host} » n'existe pas sur cette machine.`,
  dataFolder: (folder: string, code: string) =>
    `Le dossier de données ${folder} ne peut pas être utilisé (${code}) : vérifiez ses droits, ou choisissez-en un autre avec DATA_DIR.`,
  dataFolderIsFile: (folder: string) =>
    `DATA_DIR doit être un dossier : ${folder} est un fichier, ou se trouve sous un fichier. Choisissez un autre DATA_DIR.`,
  diskFull: (folder: string) =>
    `Le disque qui contient ${folder} est plein (No space left on device) : libérez de la place, ou choisissez un autre DATA_DIR. Une installation neuve occupe environ 100 Mo.`,
  databaseDiskFull:
    'Le disque de la base de données indiquée par DATABASE_URL est plein (No space left on device) : libérez-y de la place.',
  databaseCrashed: (reason: string) =>
    `La base de données intégrée s'est arrêtée d'elle-même (${reason}). Elle redémarre…`,
  databaseRestarted: 'La base de données intégrée a redémarré.',
  databaseLost: (reason: string) =>
    `La base de données intégrée s'est arrêtée d'elle-même et ne redémarre pas : ${reason}\nPalmarès s'arrête.`,
  ready: (address: string, seconds: string) => `Palmarès est prêt : ${address}  (${seconds} s)`,
  listening: (address: string) => `  Écoute    : ${address}`,
  embedded: (folder: string) => `  Données   : ${folder} (PostgreSQL intégré)`,
  external: (folder: string) => `  Données   : PostgreSQL de DATABASE_URL, fichiers dans ${folder}`,
  bucket: {
    s3: (bucket: string, endpoint: string) => `  Images    : compartiment S3 « ${bucket} » de ${endpoint}`,
    disk: (bucket: string, endpoint: string) =>
      `  Images    : sur le disque ; ce qui reste dans le compartiment S3 « ${bucket} » de ${endpoint} y est lu`,
  },
  mailFiles: (folder: string) => `  Emails    : fichiers .eml dans ${folder}`,
  mailServer: (host: string) => `  Emails    : envoyés par ${host}`,
  role: (role: 'web' | 'work') =>
    role === 'web'
      ? '  Rôle      : répond, sans travail de fond (ROLE=web)'
      : '  Rôle      : travail de fond seul (ROLE=work)',
  demoAccounts: '  Comptes de démonstration :',
  demoAccount: (label: string, login: string, password: string) =>
    `    ${label} : ${login}  mot de passe : ${password}`,
  trustsEverybody:
    "Attention : avec TRUST_PROXY=on, l'adresse de chaque visiteur est celle qu'il écrit lui-même dans X-Forwarded-For, si le relais ne la remplace pas. Donnez plutôt le nombre de relais (TRUST_PROXY=1) ou leurs adresses.",
  howToStop: '  Ctrl-C pour arrêter.',
} as const;
