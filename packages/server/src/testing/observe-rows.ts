// Compares query results with their declarations (db/row-type.ts): the columns as PostgreSQL describes them, and nulls.
import { type CompiledQuery, Kysely } from 'kysely';
import { Client, type QueryResult } from 'pg';
import { inject, vi } from 'vitest';
import { RowType } from '../db/row-type.ts';
import { withDatabase } from './database.ts';

export type ObservedRows = {
  /** Names of the declarations whose queries were executed. */
  readonly seen: ReadonlySet<string>;
  readonly faults: readonly string[];
  stop(): void;
};

type Query = (...input: unknown[]) => unknown;

/** Observes every query of this process on connections opened from now on, until it is stopped. */
export async function observeRows(): Promise<ObservedRows> {
  const types = await readTypes();
  const seen = new Set<string>();
  const faults: string[] = [];
  /** The last result of each statement, because Kysely passes on rows but not their description. */
  const results = new Map<string, QueryResult>();
  function check(rowType: unknown, result: QueryResult | undefined): void {
    if (!(rowType instanceof RowType) || result === undefined) return;
    seen.add(rowType.name);
    faults.push(...compare(rowType, result, types));
  }
  const send = Client.prototype.query as Query;
  const sending = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...input: unknown[]
  ) {
    const answer = send.apply(this, input);
    if (!(answer instanceof Promise)) return answer;
    return answer.then((result: QueryResult) => {
      const [query] = input as [string | { text: string; rowType?: unknown }];
      results.set(typeof query === 'string' ? query : query.text, result);
      if (typeof query !== 'string') check(query.rowType, result);
      return result;
    });
  });
  const execute = Kysely.prototype.executeQuery;
  const executing = vi.spyOn(Kysely.prototype, 'executeQuery').mockImplementation(async function (
    this: Kysely<unknown>,
    query: CompiledQuery,
  ) {
    const answer = await execute.call(this, query);
    check((query as { rowType?: unknown }).rowType, results.get(query.sql));
    return answer;
  } as typeof execute);
  return {
    seen,
    faults,
    stop() {
      sending.mockRestore();
      executing.mockRestore();
    },
  };
}

async function readTypes(): Promise<ReadonlyMap<number, string>> {
  // Types have the same OIDs in all databases.
  const connectionString = withDatabase(inject('templateDatabase'), 'postgres');
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ oid: number; typname: string }>('select oid, typname from pg_type');
  await client.end();
  return new Map(rows.map(({ oid, typname }) => [oid, typname]));
}

function compare(
  { name, columns }: RowType<unknown>,
  { fields, rows }: QueryResult<Record<string, unknown>>,
  types: ReadonlyMap<number, string>,
): string[] {
  const answered = new Map(fields.map((field) => [field.name, types.get(field.dataTypeID) ?? '?']));
  const all = new Set([...Object.keys(columns), ...answered.keys()]);
  return [...all].flatMap((column) => {
    const declared = columns[column];
    const answer = answered.get(column);
    if (declared?.type !== answer)
      return [
        `${name}.${column} is declared ${declared?.type ?? 'not at all'}, and is ${answer ?? 'not there'}`,
      ];
    const isMissing = declared?.isNullable === false && rows.some((row) => row[column] === null);
    return isMissing ? [`${name}.${column} is null`] : [];
  });
}
