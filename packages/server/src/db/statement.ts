// Frequent statements whose text never changes. Kysely compiles each once, and PostgreSQL parses and plans it once per connection instead
// of at each request (docs/decisions/0037-reads-and-lists.md). Two rules: values that a plan depends on (states of a partial index, the size of a
// page) are literals in the text, not parameters; and columns are named, because a prepared `select *` fails as soon as a migration adds a
// column.
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

/** Statement names by text, for the pool, which sends them (named-statements-pool.ts). */
const names = new Map<string, string>();

export const getStatementName = (text: string): string | undefined => names.get(text);

/** Placeholder for a value. */
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

/** `R` is a row, as Kysely's builder types it or a `RowType` declares it. */
type Query<R> = { compile(db: Db): CompiledQuery<R> };

/** Executes the statement with these values. */
export type Statement<P, R> = (db: Db, values: P) => Promise<R[]>;

/**
 * The type of `build`'s `parameter` declares the values. `build` is called once, at the first use, because modules that import each other
 * may define statements from each other's fragments.
 */
export function defineStatement<P extends object, R>(
  name: string,
  build: (parameter: ParameterOf<P>, db: Db) => Query<R>,
): Statement<P, R> {
  let compiled: CompiledQuery<R> | undefined;
  return async (db, values) => {
    compiled ??= compile(name, build);
    const parameters = compiled.parameters.map((value) =>
      // Only `build` creates parameters, and names them by keys of P.
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
