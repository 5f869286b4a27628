// docs/DATA.md says of every kind of data why it is there, how long it is kept and what a deletion does with it.
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

/** The row of the document that each table of the database belongs to, by its first words. */
const ROWS: Readonly<Record<string, string>> = {
  account: 'username',
  account_erasure: 'background work',
  account_link: 'mailed links',
  account_role: 'roles',
  album: 'albums, images and files',
  album_category: 'albums, images and files',
  album_count_change: 'views and uses of an album',
  album_view: 'who viewed an album today',
  audit_event: 'security events',
  erasure: 'background work',
  flagged_image: 'images flagged by the content check',
  gone_page: 'kind and number of deleted public content',
  idempotency_key: 'replies to creates and changes',
  image: 'albums, images and files',
  image_purge: 'background work',
  mail_outbox: 'queued mails',
  palmares: 'voice in palmarès',
  palmares_mark: 'voice in palmarès',
  personal_token: 'personal tokens',
  preview: 'link previews',
  ranking: 'tier lists, tournaments with duels, rankings',
  ranking_image: 'tier lists, tournaments with duels, rankings',
  rate_limit: 'counters of sensitive calls and writes',
  recovery_code: 'recovery codes',
  report: 'reports',
  report_case: 'decisions, appeal, answer',
  report_copy: 'copies of reported content',
  report_copy_image: 'copies of reported content',
  report_salt: 'network of a reporting visitor',
  room: 'rooms opened',
  room_guest: 'rooms opened',
  room_result: 'result of a room',
  room_vote: 'rooms opened',
  second_factor: 'second-factor key',
  session: 'sessions',
  stored_file: 'albums, images and files',
  tierlist: 'tier lists, tournaments with duels, rankings',
  tierlist_line: 'tier lists, tournaments with duels, rankings',
  tierlist_line_image: 'tier lists, tournaments with duels, rankings',
  tournament: 'tier lists, tournaments with duels, rankings',
  tournament_duels: 'tier lists, tournaments with duels, rankings',
  tournament_image: 'tier lists, tournaments with duels, rankings',
  view_salt: 'who viewed an album today',
};
/** Tables with nothing of a person. */
const IMPERSONAL = [
  'access_lease',
  'category',
  'kysely_migration',
  'kysely_migration_lock',
  'role',
  'setting',
];

let database: TestDatabase;
let lines: readonly (readonly string[])[];
beforeAll(async () => {
  database = await createTestDatabase();
  const document = await readFile(new URL('../../../../../docs/DATA.md', import.meta.url), 'utf8');
  lines = document
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
});
afterAll(() => database.drop());

describe('PR-8: the tables of docs/DATA.md', () => {
  test('name each table of the database that holds something of a person', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name::text as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(database.db);
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...Object.keys(ROWS), ...IMPERSONAL].toSorted());
    const kinds = lines.map(([kind = '']) => kind);
    for (const words of new Set(Object.values(ROWS)))
      expect(kinds.filter((kind) => kind.startsWith(words)).length, words).toBe(1);
  });

  test('leave no cell empty, and say why, how long and what a deletion does', () => {
    let columns: readonly string[] = [];
    for (const cells of lines) {
      if (cells.includes('purpose')) columns = cells;
      expect(cells).toHaveLength(columns.length);
      expect(cells).not.toContain('');
      expect(columns).toEqual(expect.arrayContaining(['purpose', 'kept']));
    }
    expect(lines.filter((cells) => cells.includes('on deletion'))).toHaveLength(5);
  });
});
