// Operations that a migration may not do, because servers of older code keep running during and after it: docs/ARCHITECTURE.md « Migrations
// ». The statements are collected by running the migrations.
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';

const RULES: Readonly<Record<string, RegExp>> = {
  'drops a table': /\bdrop table\b/,
  'drops a column': /\bdrop column\b/,
  'drops a function, type or view': /\bdrop (function|type|view|extension|schema)\b/,
  renames: /\brename (to|column|constraint|value)\b/,
  'changes the type of a column': /\balter (column )?\w+ (set data )?type\b/,
  'makes a column mandatory': /\bset not null\b/,
  'takes a default away': /\bdrop default\b/,
  'adds a condition to a table':
    /\balter table\b.*\badd (constraint|check|unique|foreign key|primary key|exclude)\b/,
  'makes unique what may stand twice': /\bcreate unique index\b/,
  // Such an index stands in db/large-indexes.ts.
  'indexes a table that may be large': /\bcreate index\b/,
  'empties a table': /\btruncate\b/,
  'takes rights away': /\brevoke\b/,
};

/** Inserts of older servers do not set the column. */
const addsMandatoryColumn = (statement: string) =>
  statement
    .split(/\badd column\b/)
    .slice(1)
    .some((column) => /\bnot null\b/.test(column) && !/\b(default|generated)\b/.test(column));

const getBreaks = (statement: string) => [
  ...Object.keys(RULES).filter((what) => RULES[what]?.test(statement)),
  ...(addsMandatoryColumn(statement) ? ['adds a mandatory column without a default'] : []),
];

type Migration = { readonly up: (db: Kysely<unknown>) => Promise<void> };

/** Returns the statements that it sends, while every query returns no rows. */
export async function listStatements({ up }: Migration): Promise<string[]> {
  const statements: string[] = [];
  class CollectingDriver extends DummyDriver {
    override async acquireConnection() {
      return {
        async executeQuery(query: CompiledQuery) {
          statements.push(query.sql);
          return { rows: [] };
        },
        // oxlint-disable-next-line require-yield -- nothing is streamed
        async *streamQuery() {
          throw new Error('a migration streams nothing');
        },
      };
    }
  }
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new CollectingDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  await up(db);
  return statements;
}

const toPlain = (statement: string) =>
  statement
    // Function bodies, comments and string literals change no table.
    .replaceAll(/\$\$[^]*?\$\$/g, "''")
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/'[^']*'/g, "''")
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .trim();

/** Returns operations that break older servers, such as « drops a column: … ». */
export function findBreaks(statements: readonly string[]): string[] {
  const plain = statements.map(toPlain);
  const created = plain.flatMap(
    (statement) => /^create table (?:if not exists )?(\S+)/.exec(statement)?.[1] ?? [],
  );
  // No older code uses a table that the same migration creates.
  const isOfNewTable = (statement: string) =>
    created.some((table) =>
      new RegExp(`^(create table|alter table|create (?:unique )?index \\S+ on) ${table}\\b`).test(statement),
    );
  return plain
    .filter((statement) => !isOfNewTable(statement))
    .flatMap((statement) => getBreaks(statement).map((what) => `${what}: ${statement.slice(0, 120)}`));
}
