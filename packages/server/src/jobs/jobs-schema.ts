/** A separate schema: migrations, backups and checks see only the tables of `public`. */
export const JOBS_SCHEMA = 'jobs';
