// Declares the row of a raw query as a value: its type follows from the declaration, and raw-queries.test.ts compares it with PostgreSQL's
// description of the result. Queries typed by Kysely's builder need none.
import type { CompiledQuery, Kysely, RawBuilder } from 'kysely';
import type { ClientBase, QueryConfig } from 'pg';

type Executor = Pick<Kysely<unknown>, 'executeQuery' | 'getExecutor'>;

/** `T` is the driver's type for the SQL type. */
export class Column<T> {
  /** Name in pg_type. */
  readonly type: string;
  readonly isNullable: boolean;
  /** Carries only the type, and never has a value. */
  readonly value?: T;

  constructor(type: string, isNullable = false) {
    this.type = type;
    this.isNullable = isNullable;
  }

  /** Narrows the type to some of its values, as a condition of the table or the query guarantees. */
  as<N extends T>(): Column<N> {
    return new Column(this.type, this.isNullable);
  }

  orNull(): Column<T | null> {
    return new Column(this.type, true);
  }
}

export const bool = new Column<boolean>('bool');
export const bytea = new Column<Buffer>('bytea');
export const int4 = new Column<number>('int4');
/** A number, as the pools parse it (pool.ts). */
export const int8 = new Column<number>('int8');
/** An array of texts, because the driver does not parse the elements as numbers. */
export const int8Array = new Column<string[]>('_int8');
export const text = new Column<string>('text');
export const textArray = new Column<string[]>('_text');
export const timestamptz = new Column<Date>('timestamptz');
export const varchar = new Column<string>('varchar');
/** The caller declares the content, because PostgreSQL does not describe it. */
export const json = <T>(): Column<T> => new Column('json');
export const jsonb = <T>(): Column<T> => new Column('jsonb');

export type Columns = Readonly<Record<string, Column<unknown>>>;
export type Values<C extends Columns> = {
  -readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never;
};

export class RowType<R> {
  /** Used in messages, and by the test to find the declaration. */
  readonly name: string;
  readonly columns: Columns;

  constructor(name: string, columns: Columns) {
    this.name = name;
    this.columns = columns;
  }

  /** Prepares the query for `defineStatement`. The declaration is attached to the query, for the test. */
  of(query: RawBuilder<unknown>): { compile(db: Executor): CompiledQuery<R> } {
    return {
      compile: (db) => {
        const compiled = { ...(query.compile(db) as CompiledQuery<R>), rowType: this };
        return compiled;
      },
    };
  }

  async list(db: Executor, query: RawBuilder<unknown>): Promise<R[]> {
    return (await db.executeQuery(this.of(query).compile(db))).rows;
  }

  async find(db: Executor, query: RawBuilder<unknown>): Promise<R | undefined> {
    return (await this.list(db, query))[0];
  }

  /** Runs SQL on a bare connection of the driver, which does not parse int8: select it as text. */
  async listOn(client: Pick<ClientBase, 'query'>, statement: string, values?: unknown[]): Promise<R[]> {
    const query: QueryConfig & { rowType: RowType<R> } = {
      text: statement,
      rowType: this,
      ...(values && { values }),
    };
    return (await client.query<R & object>(query)).rows;
  }

  async findOn(
    client: Pick<ClientBase, 'query'>,
    statement: string,
    values?: unknown[],
  ): Promise<R | undefined> {
    return (await this.listOn(client, statement, values))[0];
  }

  /** For a query that always returns a row, such as a count. */
  async get(db: Executor, query: RawBuilder<unknown>): Promise<R> {
    const row = await this.find(db, query);
    if (row === undefined) throw new Error(`the query of ${this.name} gave no row`);
    return row;
  }
}

/** `name` must be unique, because the test that runs every declaration identifies it by name. */
export function defineRow<C extends Columns>(name: string, columns: C): RowType<Values<C>> {
  return new RowType(name, columns);
}

export type RowOf<D> = D extends RowType<infer R> ? R : never;
