// Indexes on tables that may hold millions of rows. Servers create them in the background, without blocking reads or writes
// (docs/decisions/0090-large-tables.md): a migration would hold a lock on the table until the index is complete.
import { setTimeout as sleep } from 'node:timers/promises';
import { CONTENT_KINDS, type ContentKind } from '@palmares/core/content-kind';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { createDatabase } from './pool.ts';
import { REMOVAL_LOCK } from './removal-lock.ts';
import { bool, defineRow, int4, text } from './row-type.ts';
import type { Database } from './schema.ts';

/**
 * Without a condition: PostgreSQL uses no statistics of a partial index, which tell how frequent each word is. Without a pending list of new
 * entries, which every search would read. `name` is folded already.
 */
const words = (table: string, name: string) =>
  `${table} using gin (search_words(${name})) with (fastupdate = off)`;

const LISTED = "status = 'public' and deleted_at is null and image_count > 0";
const SHOWN = 'not private and not hidden';

/**
 * Pages of a search are cut by the first two alone: they hold all that the conditions read (0092). The first one also serves recent voices.
 * The last one finds whether somebody who is being erased has contents on an album (removals.ts), however many both have.
 */
const contentIndexes = (kind: ContentKind) => ({
  [`${kind}_search_newest`]: `${kind} (created_at desc, id desc) include (album_id, account_id, search_text) where ${SHOWN}`,
  [`${kind}_search_alphabetical`]: `${kind} (search_text, id) include (album_id, account_id) where ${SHOWN}`,
  [`${kind}_words`]: words(kind, 'search_text'),
  [`${kind}_shown_by_account_and_album`]: `${kind} (account_id, album_id) where ${SHOWN}`,
});

/** What follows `create index … on`, by name of the index. A changed definition needs a new name. */
const LARGE_INDEXES: Readonly<Record<string, string>> = {
  // An upload counts the album's images and places behind the last one, removed ones included.
  image_by_album_all: 'image (album_id, position)',
  // The deletion of an account looks for all its albums, tombstones included.
  album_by_account_all: 'album (account_id)',
  // Maintenance removes tombstones and empty albums.
  album_deleted: 'album (id) where deleted_at is not null',
  album_without_images: 'album (created_at) where image_count = 0 and deleted_at is null',
  // The trail by event, and the refusals that maintenance removes.
  audit_event_by_event: 'audit_event (event, at desc, id desc)',
  // Deactivated and deleted accounts are few, but in no order of the admin's list.
  account_not_active: "account (status, id) where status <> 'active'",
  // Admins search accounts in the order of names.
  account_search_alphabetical: "account (name_key, id) include (search_text) where status <> 'deleted'",
  flagged_image_by_state: 'flagged_image (state, created_at, image_id)',
  // Accounts that were new when recent voices came, read without the table.
  account_newest_counted: "account (created_at, id) where status = 'active' and not voices_left_out",
  // Maintenance marks palmarès of an older model.
  palmares_by_model: 'palmares (model_version, album_id)',
  // Sessions that maintenance removes.
  session_by_expiry: 'session (expires_at)',
  session_revoked: 'session (revoked_at) where revoked_at is not null',
  album_search_newest: `album (created_at desc, id desc) include (search_text) where ${LISTED}`,
  album_search_popular: `album (image_count desc, id desc) include (search_text) where ${LISTED}`,
  // Admins list every album.
  album_all_played: 'album (players desc, id desc) where deleted_at is null and image_count > 0',
  album_search_played: `album (players desc, id desc) include (search_text) where ${LISTED}`,
  album_category_played: 'album_category (category_id, players desc, album_id desc) where listed',
  album_words: words('album', 'search_text'),
  ...Object.assign({}, ...CONTENT_KINDS.map(contentIndexes)),
  image_words: words('image', 'search_key(name)'),
  account_words: words('account', "search_key(username || ' ' || nametag)"),
  // Nametags that begin with a text, in the order of code points.
  account_by_nametag: `account (nametag_key collate "C") include (id, username, nametag) where status = 'active'`,
};

export const LARGE_INDEX_NAMES = Object.keys(LARGE_INDEXES);

const RETRY_MS = 60_000;
/** Arbitrary advisory lock number, unique in this database. */
const BUILD_LOCK = 90_090;

const INDEX = defineRow('state of a large index', { name: text, ready: bool });
const LOCK = defineRow('lock of large indexes', { free: bool });
const BACKEND = defineRow('backend that builds indexes', { pid: int4 });

/** Returns whether each existing index is ready; missing ones are left out. An interrupted build leaves one that is not. */
async function listIndexes(db: Kysely<Database>): Promise<Map<string, boolean>> {
  const rows = await INDEX.list(
    db,
    sql`
    select c.relname::text as name, i.indisvalid as ready from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relname = any(${LARGE_INDEX_NAMES}::text[]) and c.relnamespace = current_schema()::regnamespace`,
  );
  return new Map(rows.map(({ name, ready }) => [name, ready]));
}

/** For each index 1 if it is ready, otherwise 0: for metrics. */
export async function readLargeIndexes(db: Kysely<Database>): Promise<Record<string, number>> {
  const found = await listIndexes(db);
  return Object.fromEntries(LARGE_INDEX_NAMES.map((name) => [name, Number(found.get(name) === true)]));
}

type Building = { readonly db: Kysely<Database>; readonly log: Logger };

/**
 * Creates the missing indexes, one after the other. Returns false, without waiting, while another server does so or a backup runs: the
 * build would wait for the backup's snapshot.
 */
export async function buildLargeIndexes(
  { db, log }: Building,
  connectionString: string,
  signal: AbortSignal,
): Promise<boolean> {
  const own = createDatabase({ connectionString, log, max: 1, statementTimeoutMs: 0 });
  try {
    return await own.connection().execute(async (connection) => {
      const { pid } = await BACKEND.get(connection, sql`select pg_backend_pid() as pid`);
      // Otherwise a stop of the server would wait until the index is complete.
      const cancel = () => void sql`select pg_cancel_backend(${pid})`.execute(db).catch(() => undefined);
      signal.addEventListener('abort', cancel, { once: true });
      try {
        return await buildAlone(connection, log, signal);
      } finally {
        signal.removeEventListener('abort', cancel);
      }
    });
  } finally {
    await own.destroy();
  }
}

/** The locks end with the connection. A backup that begins meanwhile waits, as for a removal of files. */
async function buildAlone(connection: Kysely<Database>, log: Logger, signal: AbortSignal): Promise<boolean> {
  const { free } = await LOCK.get(
    connection,
    sql`select pg_try_advisory_lock(${BUILD_LOCK}::bigint)
      and pg_try_advisory_lock_shared(${REMOVAL_LOCK}::bigint) as free`,
  );
  if (!free) return false;
  const found = await listIndexes(connection);
  const changed = new Set<string>();
  for (const [name, definition] of Object.entries(LARGE_INDEXES)) {
    if (found.get(name) === true) continue;
    signal.throwIfAborted();
    const startedAt = performance.now();
    if (found.has(name)) await sql`drop index concurrently ${sql.ref(name)}`.execute(connection);
    await sql`create index concurrently ${sql.ref(name)} on ${sql.raw(definition)}`.execute(connection);
    log.debug({ index: name, seconds: (performance.now() - startedAt) / 1_000 }, 'an index was created');
    changed.add(definition.slice(0, definition.indexOf(' ')));
  }
  // Without statistics of its words, the planner cannot tell a rare word from a frequent one.
  for (const table of changed) await sql`analyze ${sql.table(table)}`.execute(connection);
  return true;
}

/** Runs until all indexes are ready, or until the signal is aborted. */
export async function repeatLargeIndexes(
  building: Building,
  connectionString: string,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      if (await buildLargeIndexes(building, connectionString, signal)) return;
    } catch (error) {
      if (signal.aborted) return;
      building.log.warn({ err: error }, 'an index could not be created, and will be tried again');
    }
    await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
  }
}
