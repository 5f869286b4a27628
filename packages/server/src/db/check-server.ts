import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { ServersConfig } from '../config/servers.ts';
import { errorCode, StartError } from '../start-error.ts';
import { databaseMessages as say } from './database-messages.ts';
import { defineRow, int4, text } from './row-type.ts';

const oldestSupported = 150_000;
/** Milliseconds; the pool's own timeout, for a server that does not answer, must come later. */
const STATEMENT_TIMEOUT_MAX = 10_000;
const TIMEOUT_MS = 5_000;

type Addresses = Pick<ServersConfig, 'databaseDirectUrl' | 'namedStatements'> & { databaseUrl: string };

/** Checks the configured database, and the connection pooler if one stands before it. Throws a StartError. */
export async function assertDatabaseUsable(addresses: Addresses): Promise<void> {
  const { databaseUrl, namedStatements } = addresses;
  const directUrl = await assertDirectUsable(addresses);
  if (directUrl === databaseUrl) return;
  await withConnection(databaseUrl, 'DATABASE_URL', async (client) => {
    await assertTimeouts(client);
    if (namedStatements) await assertNamedStatements(databaseUrl, client);
  });
}

/** Checks and returns the address for work that needs a session. Throws a StartError. */
export async function assertDirectUsable({ databaseUrl, databaseDirectUrl }: Addresses): Promise<string> {
  const directUrl = databaseDirectUrl ?? databaseUrl;
  const variable = directUrl === databaseUrl ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  await assertSupportedServer(directUrl, variable);
  await assertSession(directUrl, variable);
  return directUrl;
}

const SERVER_VERSION = defineRow('version of the server', { version: int4 });

/** Throws a StartError if no PostgreSQL answers there, or one older than 15. */
export async function assertSupportedServer(
  connectionString: string,
  variable = 'DATABASE_URL',
): Promise<void> {
  await withConnection(connectionString, variable, async (client) => {
    const shown = await SERVER_VERSION.findOn(
      client,
      `select current_setting('server_version_num')::int as version`,
    );
    const version = shown?.version ?? 0;
    if (version < oldestSupported)
      throw new StartError(say.tooOld(variable, `${Math.floor(version / 10_000)}.${version % 10_000}`));
  });
}

const SESSION_VALUE = defineRow('value of a session', { value: text.orNull() });

async function assertSession(directUrl: string, variable: string): Promise<void> {
  const value = randomUUID();
  await withConnection(directUrl, variable, async (client) => {
    await client.query(`select set_config('palmares.session', $1, false)`, [value]);
    const kept = await whileAnotherTransacts(directUrl, variable, () =>
      SESSION_VALUE.findOn(client, `select current_setting('palmares.session', true) as value`),
    );
    if (kept?.value !== value) throw new StartError(say.noSession(variable));
  });
}

const TIMEOUTS = defineRow('timeouts of a pooler', { statement: int4, idle: int4 });

/** A pooler refuses them as parameters of a connection. */
async function assertTimeouts(client: Client): Promise<void> {
  const set = await TIMEOUTS.findOn(
    client,
    `select max(setting::int) filter (where name = 'statement_timeout') as statement,
      max(setting::int) filter (where name = 'idle_in_transaction_session_timeout') as idle
    from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout')`,
  );
  const { statement = 0, idle = 0 } = set ?? {};
  if (statement === 0 || statement > STATEMENT_TIMEOUT_MAX || idle === 0)
    throw new StartError(say.noTimeouts);
}

async function assertNamedStatements(databaseUrl: string, client: Client): Promise<void> {
  // The name is new, because an unsuitable pooler would find an earlier one on some of its connections.
  const statement = { name: `check ${randomUUID()}`, text: 'select 1' };
  const failure = await client.query(statement).then(
    () =>
      whileAnotherTransacts(databaseUrl, 'DATABASE_URL', () =>
        client.query(statement).then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    (error: unknown) => error,
  );
  if (failure !== null) throw new StartError(say.noNamedStatements, { cause: failure });
}

/** A pooler lends the transaction the connection that it has just got back: other clients then get another one. */
async function whileAnotherTransacts<T>(
  connectionString: string,
  variable: string,
  work: () => Promise<T>,
): Promise<T> {
  return withConnection(connectionString, variable, async (other) => {
    await other.query('begin');
    await other.query('select 1');
    const result = await work();
    await other.query('rollback');
    return result;
  });
}

/** Throws a StartError if there is no connection, or it fails. */
async function withConnection<T>(
  connectionString: string,
  variable: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    application_name: 'palmares',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(say.unreachable(variable, getReason(error)), { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

function getReason(error: unknown): string {
  // A host name with several addresses gives an AggregateError without a message of its own.
  if (error instanceof AggregateError && error.errors.length > 0) return getReason(error.errors[0]);
  const message = error instanceof Error ? error.message : String(error);
  return message || errorCode(error) || 'aucune réponse';
}
