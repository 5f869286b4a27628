/** French sentences about the configured database, for the operator. */
export const databaseMessages = {
  unreachable: (reason: string) => `La base de données indiquée par DATABASE_URL ne répond pas : ${reason}`,
  tooOld: (found: string) =>
    `PostgreSQL 15 ou plus récent est nécessaire ; DATABASE_URL mène à la version ${found}.`,
  newerThanCode: (name: string) =>
    `La base de données vient d'une version plus récente de Palmarès (migration « ${name} » inconnue ici) : mettez le code à jour.`,
  migrationFailed: (name: string, reason: string) =>
    `La migration « ${name} » a échoué, rien n'a été changé : ${reason}`,
} as const;
