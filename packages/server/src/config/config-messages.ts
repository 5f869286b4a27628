/** French sentences about the environment variables, for the operator. */
export const configMessages = {
  heading: 'La configuration contient des erreurs :',
  port: (name: string, value: string) =>
    `${name} doit être un nombre entier de 1 à 65535 (reçu : « ${value} »).`,
  host: (name: string, value: string) =>
    `${name} doit être un nom ou une adresse, sans espace ni barre (reçu : « ${value} »).`,
  databaseUrl: 'DATABASE_URL doit commencer par postgresql:// ou postgres://.',
  directUrl: 'DATABASE_DIRECT_URL doit commencer par postgresql:// ou postgres://.',
  replicaUrl: 'DATABASE_REPLICA_URL doit commencer par postgresql:// ou postgres://.',
  needsDatabase: (name: string) =>
    `${name} demande DATABASE_URL : la base intégrée n'a qu'un serveur, et pas de copie.`,
  role: (value: string, roles: string) => `ROLE doit valoir l'un de ${roles} (reçu : « ${value} »).`,
  stopDelay: (value: string) =>
    `STOP_DELAY_SECONDS doit être un nombre entier de secondes, de 0 à 60 (reçu : « ${value} »).`,
  publicUrl: (value: string) =>
    `PUBLIC_URL doit être une adresse http:// ou https:// sans chemin, par exemple https://palmares.example (reçu : « ${value} »).`,
  secret: (name: string, length: number) => `${name} doit compter au moins 32 caractères (reçu : ${length}).`,
  smtpUrl: 'SMTP_URL doit commencer par smtp:// ou smtps:// et nommer un serveur.',
  email: (name: string, value: string) => `${name} doit contenir une adresse email (reçu : « ${value} »).`,
  s3Incomplete: (missing: string) =>
    `S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID et S3_SECRET_ACCESS_KEY vont ensemble (il manque : ${missing}).`,
  // The given value is not shown, because it may hold a password.
  s3Endpoint:
    'S3_ENDPOINT doit être une adresse http:// ou https:// sans chemin, par exemple https://s3.eu-west-3.amazonaws.com.',
  s3Bucket: (value: string) =>
    `S3_BUCKET doit compter de 3 à 63 caractères parmi a-z, 0-9, « . » et « - » (reçu : « ${value} »).`,
  s3Region: (value: string) =>
    `S3_REGION doit être le nom d'une région, par exemple eu-west-3 (reçu : « ${value} »).`,
  filesIn: (value: string) => `FILES_IN doit valoir disk ou s3 (reçu : « ${value} »).`,
  redis: "REDIS_URL n'est pas encore disponible : retirez cette variable, PostgreSQL en tient lieu.",
  adminIncomplete: (missing: string) =>
    `ADMIN_NAMETAG, ADMIN_EMAIL et ADMIN_PASSWORD vont ensemble (il manque : ${missing}).`,
  adminNametag: (min: number, max: number) =>
    `ADMIN_NAMETAG doit compter de ${min} à ${max} caractères parmi a-z, 0-9, « _ », « . » et « - ».`,
  adminPassword: (min: number, max: number) =>
    `ADMIN_PASSWORD doit compter de ${min} à ${max} caractères et ne pas être facile à deviner.`,
  onOff: (name: string, value: string) => `${name} doit valoir on ou off (reçu : « ${value} »).`,
  trustProxy: (value: string) =>
    `TRUST_PROXY doit valoir on, off, un nombre de relais, ou une liste d'adresses séparées par des virgules (reçu : « ${value} »).`,
  logLevel: (value: string, levels: string) =>
    `LOG_LEVEL doit valoir l'un de ${levels} (reçu : « ${value} »).`,
  uploadsMax: (value: string) =>
    `UPLOADS_MAX_MB doit être un nombre entier de Mo, de 50 à 1000000 (reçu : « ${value} »).`,
  limit: (name: string, value: string) =>
    `${name} doit être un nombre entier de 1 à 1000000 (reçu : « ${value} »).`,
  backupHours: (value: string) =>
    `BACKUP_EVERY_HOURS doit être un nombre entier d'heures, de 1 à 168 (reçu : « ${value} »).`,
  backupDays: (value: string) =>
    `BACKUP_KEEP_DAYS doit être un nombre entier de jours, de 1 à 30 (reçu : « ${value} »).`,
  // The given value is not shown, because it may be the secret key.
  backupRecipient: () => 'BACKUP_RECIPIENT doit contenir des clés publiques age, qui commencent par age1.',
  envFile: (path: string, code: string) => `Le fichier ${path} ne peut pas être lu (${code}).`,
} as const;
