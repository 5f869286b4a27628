// SQL of accounts, sessions and the audit trail.
import type { AuditEventName } from '@palmares/core/contract/audit-events';
import type { Language } from '@palmares/core/language';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

export type AccountRow = {
  id: number;
  username: string;
  nametag: string;
  email: string | null;
  created_at: Date;
  status: 'active' | 'desactive' | 'deleted';
  language: string;
  voices_left_out: boolean;
  /** True if a second factor is active. */
  second_factor: boolean;
  roles: { id: number; libelle: string }[];
};

const roles = sql<{ id: number; libelle: string }[]>`coalesce((
  select json_agg(json_build_object('id', r.id, 'libelle', r.libelle) order by r.id)
  from account_role ar join role r on r.id = ar.role_id where ar.account_id = account.id), '[]')`.as('roles');

const secondFactor = sql<boolean>`exists (select 1 from second_factor f
  where f.account_id = account.id and f.confirmed_at is not null)`.as('second_factor');

const admin = sql<boolean>`exists (select 1 from account_role ar join role r on r.id = ar.role_id
  where ar.account_id = account.id and r.libelle = 'admin')`.as('admin');

export function findAccount(db: Db, id: number): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account')
    .where('id', '=', id)
    .select(['id', 'username', 'nametag', 'email', 'created_at', 'status', 'language', 'voices_left_out'])
    .select([roles, secondFactor])
    .executeTakeFirst();
}

/** Searches nametags and addresses at once: they can never be equal, because an address contains an at-sign and a nametag does not. */
export function findCredentials(db: Db, identifierKey: string) {
  return db
    .selectFrom('account')
    .where((eb) => eb.or([eb('nametag_key', '=', identifierKey), eb('email_key', '=', identifierKey)]))
    .select(['id', 'password_hash', 'status'])
    .select([admin, secondFactor])
    .executeTakeFirst();
}

/** The account of a sign-in ticket. */
export function findHolder(db: Db, id: number) {
  return db
    .selectFrom('account')
    .where('id', '=', id)
    .select(['id', 'nametag', 'email', 'password_hash', 'status'])
    .select([admin, secondFactor])
    .executeTakeFirst();
}

/**
 * Locks the account's row until the end of the transaction. Returns false if the password, the status or the presence of a second factor
 * changed since `known` was read: the caller then refuses the sign-in.
 */
export async function lockCredentials(
  db: Db,
  known: { id: number; password_hash: string | null; status: string; second_factor?: boolean },
): Promise<boolean> {
  await db.selectFrom('account').where('id', '=', known.id).select('id').forUpdate().execute();
  // A separate statement, so that it sees what was committed while it waited for the lock.
  const row = await db
    .selectFrom('account')
    .where('id', '=', known.id)
    .select(['password_hash', 'status', secondFactor])
    .executeTakeFirst();
  return (
    row?.password_hash === known.password_hash &&
    row.status === known.status &&
    (known.second_factor === undefined || row.second_factor === known.second_factor)
  );
}

export type NewAccount = {
  username: string;
  nametag: string;
  nametag_key: string;
  email: string | null;
  email_key: string | null;
  password_hash: string | null;
  /** Omitted: the default one. */
  language?: Language;
};

/** Returns undefined if the nametag or the address is taken. */
export function insertAccount(db: Db, account: NewAccount): Promise<{ id: number } | undefined> {
  return db
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function hasNametag(db: Db, nametagKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .where('nametag_key', '=', nametagKey)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function grantRole(db: Db, accountId: number, libelle: string): Promise<void> {
  await db
    .insertInto('account_role')
    .columns(['account_id', 'role_id'])
    .expression((eb) =>
      eb
        .selectFrom('role')
        .where('libelle', '=', libelle)
        .select([eb.val(accountId).as('account_id'), 'id']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertSession(
  db: Db,
  session: { id: string; account_id: number; created_at: Date; expires_at: Date },
): Promise<void> {
  await db
    .insertInto('session')
    .values({ ...session, last_seen_at: session.created_at, revoked_at: null })
    .execute();
  await db
    .updateTable('account')
    .set({ last_connection: session.created_at })
    .where('id', '=', session.account_id)
    .execute();
}

/** Returns true for a live session, and for a day also for an ended one. */
export async function hasSession(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('session').where('id', '=', id).select('id').executeTakeFirst();
  return row !== undefined;
}

/** Returns false if the session had already ended. */
export async function revokeSession(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** IP addresses from which the account has given a second-factor code since `since`. */
export function listSecondFactorAddresses(db: Db, accountId: number, since: Date): Promise<string[]> {
  return listAddresses(db, accountId, ['login', 'second_factor_added'], since);
}

/** IP addresses from which the account has signed in since `since`, or from which its owner has followed a link sent to the mailbox. */
export function listSignInAddresses(db: Db, accountId: number, since: Date): Promise<string[]> {
  return listAddresses(db, accountId, ['login', 'register', 'password_reset'], since);
}

async function listAddresses(
  db: Db,
  accountId: number,
  events: readonly AuditEventName[],
  since: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_event')
    .where('account_id', '=', accountId)
    .where('event', 'in', events)
    .where('at', '>', since)
    .select('ip')
    .distinct()
    .execute();
  return rows.flatMap(({ ip }) => ip ?? []);
}

export async function insertAuditEvent(
  db: Db,
  event: { account_id: number | null; event: AuditEventName; target?: string; ip: string },
): Promise<void> {
  await db
    .insertInto('audit_event')
    .values({ ...event, target: event.target ?? null })
    .execute();
}

/** Returns whether there is an active admin other than these accounts. Roles are few; beginning with `account` would read all of them. */
export async function existsOtherAdmin(db: Db, accountIds: readonly number[]): Promise<boolean> {
  const result = await sql`
    with other as materialized (
      select ar.account_id as id from account_role ar join role r on r.id = ar.role_id
      where r.libelle = 'admin' and ar.account_id <> all(${[...accountIds]}::bigint[]))
    select 1 from other join account a on a.id = other.id where a.status = 'active' limit 1`.execute(db);
  return result.rows.length > 0;
}
