// The rows of a world: seeded content, and what grows beside it on a real site (sessions, events, cases, flags, stored palmarès).
import { PALMARES_MODEL_VERSION } from '@palmares/core/palmares/limits';
import type { Database } from '@palmares/server/db/schema';
import { type Kysely, sql } from 'kysely';
import { seedContent, type Volume } from '../seed/seed-content.ts';
import { RARE_WORD } from '../site/list-paths.ts';

export type WorldSize = Volume & { readonly contents: number };

/** An event of the trail that one in 5 000 is, among accounts. */
export const RARE_EVENT = 'first_admin';

/** Contents of each kind, and albums, that the author of a run gets. */
const OWN = 20;
/** Names of each table that contain the rare word. */
const RARE = 3;
const TABLES = ['album', 'tierlist', 'tournament', 'ranking'] as const;

export async function fillWorld(db: Kysely<Database>, size: WorldSize): Promise<void> {
  await seedContent(db, size, { contents: size.contents, shape: 'popularity' });
  await db.transaction().execute(async (trx) => {
    await nameSomeRarely(trx);
    await deleteSome(trx);
    await fillAccounts(trx);
    await fillModeration(trx);
    await fillPalmares(trx);
  });
}

/** As many at every size. */
async function nameSomeRarely(db: Kysely<Database>): Promise<void> {
  for (const table of TABLES) {
    const open = table === 'album' ? sql`status = 'public'` : sql`not private`;
    await sql`update ${sql.table(table)} set name = ${RARE_WORD}, search_text = ${RARE_WORD}
      where id in (select id from ${sql.table(table)} where ${open} order by id limit ${sql.lit(RARE)})`.execute(
      db,
    );
  }
}

/** One image in 200 left its album and one album in 300 was deleted, while contents use them: their rows stay. */
async function deleteSome(db: Kysely<Database>): Promise<void> {
  await sql`
    with gone as (
      update image i set removed_at = i.created_at where i.id % 200 = 5
        and exists (select 1 from tierlist_line_image t where t.image_id = i.id) returning album_id),
    per_album as (select album_id, count(*)::int as n from gone group by album_id)
    update album a set image_count = a.image_count - p.n from per_album p where p.album_id = a.id`.execute(
    db,
  );
  await sql`update album set deleted_at = updated_at where id % 300 = 11 and uses > 0`.execute(db);
}

/** One deactivated account in 1 000, one deleted account for a hundred others, and a session for each, of which some were ended. */
async function fillAccounts(db: Kysely<Database>): Promise<void> {
  await sql`update account set status = 'desactive' where id % 1000 = 7`.execute(db);
  await sql`update audit_event set event = ${RARE_EVENT} where id % 5000 = 7`.execute(db);
  await sql`
    insert into session (id, account_id, created_at, last_seen_at, expires_at, revoked_at)
    select md5('session ' || id), id, now() - interval '1 hour', now(), now() + interval '300 days',
      case when id % 100 = 3 then now() end from account`.execute(db);
  await sql`
    insert into account (username, nametag, nametag_key, status)
    select 'Compte supprimé', 'gone.' || id, 'gone.' || id, 'deleted' from account where id % 100 = 9`.execute(
    db,
  );
}

/** One image in 500 is flagged, most are decided; one case for a hundred contents, all closed but fifty. */
async function fillModeration(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into flagged_image (image_id, scores, state, created_at, decided_at)
    select id, '{"sexy":0.9}', case when id % 10 = 0 then 'kept' when id % 5000 = 7 then 'pending' else 'removed' end,
      created_at, case when id % 5000 <> 7 then created_at end from image where id % 500 in (7, 10)`.execute(
    db,
  );
  await sql`
    insert into report_case (kind, thing_id, author_id, name, state, reason, sanction, created_at, since, decided_at)
    select 'tierlist', id, account_id, name, case when n <= 50 then 'open' else 'dismissed' end, null, null, created_at,
      created_at, case when n > 50 then created_at end
    from (select t.*, row_number() over (order by id) as n from tierlist t where id % 50 = 1) t`.execute(db);
}

/** A stored palmarès for each album with contents. */
async function fillPalmares(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into palmares (album_id, contents, result, computed_at, rests_until, model_version)
    select id, uses, null, updated_at, updated_at, ${PALMARES_MODEL_VERSION} from album
    where uses > 0 and deleted_at is null`.execute(db);
  await sql`delete from palmares_mark`.execute(db);
}

/** Gives an account some albums and contents, as many at every size, and moves the bytes of the albums' images to it. */
export async function giveOwnContents(db: Kysely<Database>, accountId: number): Promise<void> {
  await sql`
    with given as (
      select a.account_id, sum(i.bytes)::bigint as bytes from image i
        join (select id, account_id from album order by id desc limit ${sql.lit(OWN)}) a on a.id = i.album_id
        group by a.account_id),
    taken as (update account a set stored_bytes = a.stored_bytes - g.bytes from given g where a.id = g.account_id)
    update account set stored_bytes = stored_bytes + (select sum(bytes) from given) where id = ${accountId}`.execute(
    db,
  );
  for (const table of TABLES)
    await sql`update ${sql.table(table)} set account_id = ${accountId}
      where id in (select id from ${sql.table(table)} order by id desc limit ${sql.lit(OWN)})`.execute(db);
}
