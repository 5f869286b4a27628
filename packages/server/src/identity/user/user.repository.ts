// SQL of the admin's view of accounts.
import { type RawBuilder, sql } from 'kysely';
import { bool, defineRow, int8, json, type RowOf, text, timestamptz } from '../../db/row-type.ts';
import { containsText } from '../../db/search.ts';
import type { Db } from '../../db/transaction.ts';
import type { Cursor, CursorKey } from '../../http/paging.ts';
import { removeAccountTokens } from '../personal-token/personal-token.repository.ts';

const USER = {
  id: int8,
  username: text,
  nametag: text,
  email: text.orNull(),
  created_at: timestamptz,
  last_connection: timestamptz.orNull(),
  status: text.as<'active' | 'desactive'>(),
  voices_left_out: bool,
  roles: json<{ id: number; libelle: string }[]>(),
};
/** `sort_key` is the value that the sort compares, for the cursor. */
const BY_TIME = defineRow('users by time', { ...USER, sort_key: timestamptz });
const BY_NAME = defineRow('users by name', { ...USER, sort_key: text });
export type UserRow = RowOf<typeof BY_TIME> | RowOf<typeof BY_NAME>;

export type UserSort = 'newest' | 'oldest' | 'alphabetical' | 'last_connection';

export type UserListing = {
  sort: UserSort;
  size: number;
  cursor: Cursor | null;
  search: string;
  status: 'active' | 'desactive' | undefined;
};

type Order = {
  key: RawBuilder<unknown>;
  direction: RawBuilder<unknown>;
  after: RawBuilder<unknown>;
  kind: CursorKey;
};

const descending = { direction: sql`desc`, after: sql`<` };
const ascending = { direction: sql`asc`, after: sql`>` };

const ORDER: Record<UserSort, Order> = {
  newest: { key: sql`a.created_at`, ...descending, kind: 'time' },
  oldest: { key: sql`a.created_at`, ...ascending, kind: 'time' },
  alphabetical: { key: sql`a.name_key`, ...ascending, kind: 'text' },
  last_connection: { key: sql`coalesce(a.last_connection, a.created_at)`, ...descending, kind: 'time' },
};

export const getCursorKey = (sort: UserSort): CursorKey => ORDER[sort].kind;

export const toCursor = (row: UserRow): Cursor => [
  row.sort_key instanceof Date ? row.sort_key.toISOString() : row.sort_key,
  row.id,
];

/** Returns one row more than the page if there is a next page. Deleted accounts are excluded. */
export async function listUsers(db: Db, listing: UserListing): Promise<UserRow[]> {
  const { key, direction, after } = ORDER[listing.sort];
  const conditions = [sql`a.status <> 'deleted'`];
  if (listing.status !== undefined) conditions.push(sql`a.status = ${listing.status}`);
  if (listing.search !== '')
    conditions.push(
      containsText(sql`a.search_text`, listing.search, (pattern) => sql`search_key(${pattern})`),
    );
  if (listing.cursor !== null)
    conditions.push(sql`(${key}, a.id) ${after} (${listing.cursor[0]}, ${listing.cursor[1]})`);
  // The page is cut by an index alone, which for names also holds the searched text (db/large-indexes.ts).
  const query = sql`
    select a.id, a.username, a.nametag, a.email, a.created_at, a.last_connection, a.status,
      a.voices_left_out, page.sort_key,
      coalesce((select json_agg(json_build_object('id', r.id, 'libelle', r.libelle) order by r.id)
        from account_role ar join role r on r.id = ar.role_id where ar.account_id = a.id), '[]') as roles
    from (select a.id, ${key} as sort_key from account a where ${sql.join(conditions, sql` and `)}
      order by ${key} ${direction}, a.id ${direction} limit ${listing.size + 1}) page
    join account a on a.id = page.id
    order by page.sort_key ${direction}, a.id ${direction}`;
  return listing.sort === 'alphabetical' ? BY_NAME.list(db, query) : BY_TIME.list(db, query);
}

/** Locks the row, so that two admins cannot change one account at once. */
export async function findUserForUpdate(db: Db, id: number) {
  return db
    .selectFrom('account')
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .select(['id', 'status', 'voices_left_out'])
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Ids of the active admins. The role's row is locked first: a transaction that removes an admin reads the list only after an earlier one
 * has committed, so that two of them cannot remove the last two admins (AD-5).
 */
export async function lockActiveAdmins(db: Db): Promise<number[]> {
  await db.selectFrom('role').where('libelle', '=', 'admin').select('id').forUpdate().execute();
  const rows = await db
    .selectFrom('account as a')
    .where('a.status', '=', 'active')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('account_role as ar')
          .innerJoin('role as r', 'r.id', 'ar.role_id')
          .whereRef('ar.account_id', '=', 'a.id')
          .where('r.libelle', '=', 'admin')
          .select('ar.account_id'),
      ),
    )
    .orderBy('a.id')
    .forUpdate('a')
    .select('a.id')
    .execute();
  return rows.map((row) => row.id);
}

export async function updateStatus(db: Db, id: number, status: 'active' | 'desactive'): Promise<void> {
  await db.updateTable('account').set({ status }).where('id', '=', id).execute();
}

/** Ends the sessions and the personal tokens of an account. */
export async function revokeAccountSessions(db: Db, accountId: number, now: Date): Promise<void> {
  await removeAccountTokens(db, accountId);
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
}

export function listRoles(db: Db): Promise<{ id: number; libelle: string }[]> {
  return db.selectFrom('role').orderBy('id').select(['id', 'libelle']).execute();
}

export function findRole(db: Db, id: number) {
  return db.selectFrom('role').where('id', '=', id).select(['id', 'libelle']).executeTakeFirst();
}

/** Returns false if the account already has it. */
export async function insertRole(db: Db, accountId: number, roleId: number): Promise<boolean> {
  const row = await db
    .insertInto('account_role')
    .values({ account_id: accountId, role_id: roleId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('role_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if the account does not have it. */
export async function removeRole(db: Db, accountId: number, roleId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('account_role')
    .where('account_id', '=', accountId)
    .where('role_id', '=', roleId)
    .returning('role_id')
    .executeTakeFirst();
  return row !== undefined;
}
