// The application name of the connection that every running server keeps (listener.ts). It shows where the server writes image files, for
// the command that moves them.
import type { Client } from 'pg';
import type { FilesIn } from '../config/files.ts';
import type { Config } from '../config.ts';
import { defineRow, int4 } from './row-type.ts';

export const SERVER_SESSION = 'palmares-revocations';

const getName = (filesIn: FilesIn) => `${SERVER_SESSION}-${filesIn}`;

/** A server that knows only one place uses the bare name. */
export const getSessionName = ({ s3, filesIn }: Pick<Config, 's3' | 'filesIn'>): string =>
  s3 === undefined ? SERVER_SESSION : getName(filesIn);

const ELSEWHERE = defineRow('servers elsewhere', { count: int4 });

/** Counts the running servers that do not write there, or do not read both places. */
export async function countServersElsewhere(client: Client, filesIn: FilesIn): Promise<number> {
  const found = await ELSEWHERE.findOn(
    client,
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name like $1 and application_name <> $2`,
    [`${SERVER_SESSION}%`, getName(filesIn)],
  );
  return found?.count ?? 0;
}

const RUNNING = defineRow('running servers', { count: int4 });

export async function countServers(client: Client): Promise<number> {
  const found = await RUNNING.findOn(
    client,
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name like $1`,
    [`${SERVER_SESSION}%`],
  );
  return found?.count ?? 0;
}
