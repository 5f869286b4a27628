// Statements that are asked often, always with the same text. Kysely compiles each once, and PostgreSQL parses and plans it once on each
// connection instead of at each request (docs/decisions/0037). Two rules: what a plan depends on (states of a partial index,
// the size of a page) stands in the text and not in a parameter, and columns are named, because a prepared `select *` fails as soon
// as a migration adds a column.
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import type { Database } from './schema.ts';
import type { Db } from './transaction.ts';

/** Names by text, for the pool, which sends them (naming-pool.ts). */
const names = new Map<string, string>();

export const nameOfStatement = (text: string): string | undefined => names.get(text);

/** Stands where a value will be. */
class Parameter {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Compiles without a database. */
const compiler = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The value of each parameter, as an expression. */
export type ParameterOf<P> = <K extends keyof P>(name: K) => RawBuilder<P[K]>;

/** `R`: a row, as Kysely's builder types it or a `RowType` declares it. */
type Query<R> = { compile(db: Db): CompiledQuery<R> };

/** Executes with these values. */
export type Statement<P, R> = (db: Db, values: P) => Promise<R[]>;

/**
 * `build` says by the type of its `parameter` which values there are. It is called once, at the first use: modules that import each other may
 * define statements of each other's fragments.
 */
export function defineStatement<P extends object, R>(
  name: string,
  build: (parameter: ParameterOf<P>, db: Db) => Query<R>,
): Statement<P, R> {
  let compiled: CompiledQuery<R> | undefined;
  return async (db, values) => {
    compiled ??= compile(name, build);
    const parameters = compiled.parameters.map((value) =>
      // Only `build` makes parameters, and names them by keys of P.
      value instanceof Parameter ? values[value.name as keyof P] : value,
    );
    return (await db.executeQuery<R>({ ...compiled, parameters })).rows;
  };
}

function compile<P, R>(
  name: string,
  build: (parameter: ParameterOf<P>, db: Db) => Query<R>,
): CompiledQuery<R> {
  const compiled = build((key) => sql`${new Parameter(key)}`, compiler).compile(compiler);
  names.set(compiled.sql, name);
  return compiled;
}
