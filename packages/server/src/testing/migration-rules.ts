// What a migration may not do, because servers of the code before it go on working while it runs and after it: docs/ARCHITECTURE.md « Migrations ».
// The statements are collected from the migrations themselves, whatever they are made of.
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';

type Rule = { readonly what: string; readonly pattern: RegExp; readonly unless?: RegExp };

/** A table that the same migration creates is known to nobody yet: its statements are not looked at. */
const RULES: readonly Rule[] = [
  { what: 'drops a table', pattern: /\bdrop table\b/ },
  { what: 'drops a column', pattern: /\bdrop (column|if exists)\b/ },
  { what: 'drops a function, type or view', pattern: /\bdrop (function|type|view|extension|schema)\b/ },
  { what: 'renames', pattern: /\brename (to|column|constraint|value)\b/ },
  { what: 'changes the type of a column', pattern: /\balter (column )?\w+ (set data )?type\b/ },
  { what: 'makes a column mandatory', pattern: /\bset not null\b/ },
  { what: 'takes a default away', pattern: /\bdrop default\b/ },
  {
    what: 'adds a mandatory column without a default',
    pattern:
      /\badd column (?:(?!\badd column\b).)*?\bnot null\b(?!(?:(?!\badd column\b).)*\b(default|generated)\b)/,
    unless:
      /\badd column (?:(?!\badd column\b).)*?\b(default|generated)\b(?:(?!\badd column\b).)*?\bnot null\b/,
  },
  {
    what: 'adds a condition to a table',
    pattern: /\balter table\b.*\badd (constraint|check|unique|foreign key|primary key|exclude)\b/,
  },
  { what: 'makes what may stand twice unique', pattern: /\bcreate unique index\b/ },
  { what: 'empties a table', pattern: /\btruncate\b/ },
  { what: 'takes rights away', pattern: /\brevoke\b/ },
];

type Migration = { readonly up: (db: Kysely<unknown>) => Promise<void> };

/** The statements that it sends, where every query answers nothing. */
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
    // What a function does when it is called, and what a comment or a text says, is no change of a table.
    .replaceAll(/\$\$[^]*?\$\$/g, "''")
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/'[^']*'/g, "''")
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .trim();

/** What older servers would not survive, as « drops a column: … ». */
export function findBreaks(statements: readonly string[]): string[] {
  const plain = statements.map(toPlain);
  const created = plain.flatMap(
    (statement) => /^create table (?:if not exists )?(\S+)/.exec(statement)?.[1] ?? [],
  );
  const isOfNewTable = (statement: string) =>
    created.some((table) =>
      new RegExp(`^(alter table|create unique index \\S+ on) ${table}\\b`).test(statement),
    );
  return plain
    .filter((statement) => !isOfNewTable(statement) && !statement.startsWith('create table'))
    .flatMap((statement) =>
      RULES.filter(({ pattern, unless }) => pattern.test(statement) && !unless?.test(statement)).map(
        ({ what }) => `${what}: ${statement.slice(0, 120)}`,
      ),
    );
}
