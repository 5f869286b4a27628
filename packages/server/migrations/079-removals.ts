// Accounts that are being erased and images that are being purged (decision 0097). The request inserts one row; from then on no reader sees
// what belongs to it, and the background removes it in batches, then the row. Triggers insert the rows of accounts, so that no code can
// forget: neither a server of older code, nor a request that writes for an account deleted meanwhile.
import { type Kysely, sql } from 'kysely';

const KINDS = ['tierlist', 'tournament', 'ranking'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_erasure (
      account_id bigint primary key references account (id) on delete cascade,
      begun_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`
    create table image_purge (
      image_id bigint primary key references image (id) on delete cascade,
      begun_at timestamptz(3) not null default now()
    )`.execute(db);
  await beginErasures(db);
  await hideAtOnce(db);
  await markAccountsThatStay(db);
  await findUnfinished(db);
  // Without statistics the planner assumes many rows in an empty table.
  for (const table of ['account_erasure', 'image_purge']) await sql`analyze ${sql.table(table)}`.execute(db);
}

async function beginErasures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function begin_erasure() returns trigger language plpgsql as $$
      begin
        insert into account_erasure (account_id) values (new.id) on conflict do nothing;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger erasure_begins after update of status on account for each row
    when (old.status <> 'deleted' and new.status = 'deleted') execute function begin_erasure()`.execute(db);
  // The update keeps the row locked until the write is committed: the last batch waits for it, and then finds what was written.
  await sql`
    create function begin_late_erasure() returns trigger language plpgsql as $$
      begin
        insert into account_erasure (account_id)
        select id from account where id = new.account_id and status = 'deleted'
        on conflict (account_id) do update set begun_at = account_erasure.begun_at;
        return null;
      end $$`.execute(db);
  // For each statement, because a row of a large import would otherwise cost as much as a statement.
  await sql`
    create function begin_erasure_of_written() returns trigger language plpgsql as $$
      begin
        insert into account_erasure (account_id)
        select distinct a.id from written w join account a on a.id = w.account_id where a.status = 'deleted'
        on conflict (account_id) do update set begun_at = account_erasure.begun_at;
        return null;
      end $$`.execute(db);
  for (const table of [...KINDS, 'album'])
    await sql`
      create trigger erasure_of_late after insert on ${sql.table(table)} referencing new table as written
      for each statement execute function begin_erasure_of_written()`.execute(db);
  // An album in quarantine stays after the deletion of its author's account, until an administrator releases it.
  await sql`
    create trigger erasure_of_released after update of status on album for each row
    when (old.status = 'quarantined' and new.status <> 'quarantined')
    execute function begin_late_erasure()`.execute(db);
}

async function hideAtOnce(db: Kysely<unknown>): Promise<void> {
  // Servers cache who may see an image. Not « for each statement », which every insert of a content would fire.
  await sql`
    create trigger account_erasure_changes_access after insert on account_erasure for each row
    execute function tell_revocation()`.execute(db);
  await sql`
    create function tell_purged_image() returns trigger language plpgsql as $$
      begin
        perform tell_album_revocation(album_id) from image where id = new.image_id;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger image_purge_changes_access after insert on image_purge for each row
    execute function tell_purged_image()`.execute(db);
  // The image's row goes last. A restore in between must purge it everywhere, not only take it out of its album.
  await sql`
    create function note_purge() returns trigger language plpgsql as $$
      begin
        insert into erasure (kind, thing_id) values ('image', new.image_id);
        return null;
      end $$`.execute(db);
  await sql`
    create trigger erasure_of_purged after insert on image_purge for each row
    execute function note_purge()`.execute(db);
}

/** A deletion no longer marks every album of the account: the contents do so as they are removed, and readers look at account_erasure. */
async function markAccountsThatStay(db: Kysely<unknown>): Promise<void> {
  const made = sql.join(
    KINDS.map(
      (kind) => sql`select album_id from ${sql.table(kind)} where account_id = new.id and not private`,
    ),
    sql` union `,
  );
  await sql`
    create or replace function mark_palmares_of_account() returns trigger language plpgsql as $$
      begin
        if new.status <> 'deleted' then
          insert into palmares_mark (album_id, withdrawn)
          select album_id, new.status <> 'active' or new.voices_left_out from (${made}) made;
        end if;
        return null;
      end $$`.execute(db);
}

/** Accounts deleted earlier for which a request wrote once more. */
async function findUnfinished(db: Kysely<unknown>): Promise<void> {
  const owned = KINDS.map(
    (kind) => sql`exists (select 1 from ${sql.table(kind)} c where c.account_id = a.id)`,
  );
  await sql`
    insert into account_erasure (account_id) select a.id from account a where a.status = 'deleted' and (
      exists (select 1 from album where account_id = a.id and deleted_at is null and status <> 'quarantined')
      or ${sql.join(owned, sql` or `)})`.execute(db);
}
