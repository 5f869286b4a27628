import { Client } from 'pg';
import { errorCode, StartError } from '../start-error.ts';
import { databaseMessages } from './database-messages.ts';
import { defineRow, int4 } from './row-type.ts';

const oldestSupported = 150_000;

const SERVER_VERSION = defineRow('version of the server', { version: int4 });

/** Checks the version of the PostgreSQL at DATABASE_URL. Throws a StartError if it does not answer or is older than 15. */
export async function assertSupportedServer(connectionString: string): Promise<void> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 5_000,
    application_name: 'palmares',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const shown = await SERVER_VERSION.findOn(
      client,
      `select current_setting('server_version_num')::int as version`,
    );
    const version = shown?.version ?? 0;
    if (version < oldestSupported) {
      throw new StartError(databaseMessages.tooOld(`${Math.floor(version / 10_000)}.${version % 10_000}`));
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(databaseMessages.unreachable(getReason(error)), { cause: error });
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
