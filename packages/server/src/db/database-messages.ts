/** French sentences about the configured database, for the operator. */
export const databaseMessages = {
  unreachable: (variable: string, reason: string) =>
    `La base de données indiquée par ${variable} ne répond pas : ${reason}`,
  tooOld: (variable: string, found: string) =>
    `PostgreSQL 15 ou plus récent est nécessaire ; ${variable} mène à la version ${found}.`,
  noSession: (variable: string) =>
    variable === 'DATABASE_URL'
      ? "DATABASE_URL mène à un gestionnaire de connexions en mode transaction (PgBouncer) : indiquez aussi l'adresse de PostgreSQL lui-même dans DATABASE_DIRECT_URL."
      : `${variable} doit mener à PostgreSQL lui-même, pas à un gestionnaire de connexions en mode transaction (PgBouncer).`,
  noTimeouts:
    "Avec DATABASE_DIRECT_URL, le gestionnaire de connexions auquel mène DATABASE_URL doit limiter la durée des requêtes à 10 s et l'attente dans une transaction : ajoutez à sa base connect_query='set statement_timeout = 10000; set idle_in_transaction_session_timeout = 60000'.",
  noNamedStatements:
    'Le gestionnaire de connexions auquel mène DATABASE_URL ne sait pas préparer de requêtes : il faut PgBouncer 1.21 ou plus récent avec max_prepared_statements, ou bien NAMED_STATEMENTS=off.',
  newerThanCode: (name: string) =>
    `La base de données vient d'une version plus récente de Palmarès (migration « ${name} » inconnue ici) : mettez le code à jour.`,
  migrationFailed: (name: string, reason: string) =>
    `La migration « ${name} » a échoué, rien n'a été changé : ${reason}`,
} as const;
