/** French sentences about the schema of background jobs, for the operator. */
export const jobMessages = {
  notPermitted: (schema: string) =>
    `Le rôle de DATABASE_URL ne peut pas créer le schéma « ${schema} » des tâches de fond : rendez-le propriétaire de sa base de données, ou créez le schéma pour lui (create schema ${schema} authorization …).`,
} as const;
