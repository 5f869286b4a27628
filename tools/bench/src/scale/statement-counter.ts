// What PostgreSQL did for a call, statement by statement: pg_stat_statements counts at the end of each statement, and only those of the
// application's role. Autovacuum, checkpoints and our own statements stay out, so the counts are exact on every machine.
import { setTimeout as sleep } from 'node:timers/promises';
import { embeddedUser } from '@palmares/server/db/embedded/connection';
import { Client } from 'pg';

/** Schema of the extension, apart from the application's tables. */
export const COUNTER_SCHEMA = 'bench';

/** Settings of a cluster whose statements are counted. Without autovacuum, two runs read the same pages. */
export const COUNTER_SETTINGS = `
shared_preload_libraries = 'pg_stat_statements'
pg_stat_statements.track = 'all'
autovacuum = off
`;

export type StatementCost = {
  readonly text: string;
  readonly calls: number;
  /** Rows returned, or changed. */
  readonly rows: number;
  /** Pages of 8 kB found in memory or read. */
  readonly buffers: number;
  /** False for a statement inside a function or trigger, whose buffers the outer statement includes. */
  readonly toplevel: boolean;
};

/** Milliseconds after which a reply's statements are counted, unless one more was counted meanwhile. */
const SETTLED_MS = 30;
const CHANGES_ROWS =
  /^\s*(with\b[\s\S]*\b)?(insert into|delete from|merge into|update\s+(only\s+)?\S+(\s+\w+)?\s+set)\b/i;

/** Executed buffers of all statements. The planner's are left out: they depend on what the connection has planned before. */
export const sumBuffers = (statements: readonly StatementCost[]): number =>
  statements.reduce((sum, { toplevel, buffers }) => sum + (toplevel ? buffers : 0), 0);

/** Those inside functions and triggers are not sent. */
export const countStatements = (statements: readonly StatementCost[]): number =>
  statements.reduce((sum, { toplevel, calls }) => sum + (toplevel ? calls : 0), 0);

export const changesRows = ({ text }: Pick<StatementCost, 'text'>): boolean => CHANGES_ROWS.test(text);

/** Inserted, updated and deleted rows, those of cascades and triggers included. A change inside `with` is not counted. */
export const sumChangedRows = (statements: readonly StatementCost[]): number =>
  statements.reduce((sum, statement) => sum + (changesRows(statement) ? statement.rows : 0), 0);

export class StatementCounter {
  readonly #client: Client;

  private constructor(client: Client) {
    this.#client = client;
  }

  /** Connects as the superuser, who alone may reset the counts. */
  static async open(adminConnectionString: string): Promise<StatementCounter> {
    const client = new Client({ connectionString: adminConnectionString });
    await client.connect();
    return new StatementCounter(client);
  }

  async reset(): Promise<void> {
    await this.#client.query(`select ${COUNTER_SCHEMA}.pg_stat_statements_reset()`);
  }

  /** Statements since the reset, the most expensive first. */
  async read(): Promise<StatementCost[]> {
    const { rows } = await this.#client.query<StatementCost>(
      `select query as text, calls::float8 as calls, rows::float8 as rows, toplevel,
          (shared_blks_hit + shared_blks_read)::float8 as buffers
        from ${COUNTER_SCHEMA}.pg_stat_statements where userid = '${embeddedUser}'::regrole
        order by shared_blks_hit + shared_blks_read desc, query`,
    );
    return rows;
  }

  /** Waits until no statement runs on after the reply, then reads. */
  async readSettled(): Promise<StatementCost[]> {
    for (let before = await this.read(); ; ) {
      await sleep(SETTLED_MS);
      const after = await this.read();
      if (countStatements(after) === countStatements(before)) return after;
      before = after;
    }
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}
