// The pool that Kysely uses. Kysely sends only text and values; this pool adds the names of the statements of statement.ts, under which
// PostgreSQL keeps them prepared. Without names, PostgreSQL parses and plans them each time.
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { getStatementName } from './statement.ts';

export function createNamingPool(pool: Pool, namedStatements: boolean): PostgresPool {
  // Kysely identifies connections by object identity, so wrappers are reused.
  const known = new WeakMap<PoolClient, NamingClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const named = known.get(client) ?? new NamingClient(client, namedStatements);
      known.set(client, named);
      return named;
    },
  };
}

class NamingClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #namedStatements: boolean;

  constructor(client: PoolClient, namedStatements: boolean) {
    this.#client = client;
    this.#namedStatements = namedStatements;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('rows are read at once here, without a cursor');
    const name = this.#namedStatements ? getStatementName(text) : undefined;
    return this.#client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}
