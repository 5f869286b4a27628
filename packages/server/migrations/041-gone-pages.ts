// Addresses of contents and albums that were public when they were deleted: they answer 410 instead of 404. A row holds a kind and a
// number, and nothing of what was deleted.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gone_page (
      kind text not null check (kind in ('album', 'tierlist', 'tournament', 'ranking')),
      id bigint not null,
      primary key (kind, id)
    )`.execute(db);
  await sql`
    create function keep_gone_content() returns trigger language plpgsql as $$
      begin
        insert into gone_page (kind, id)
        select tg_table_name, old.id from album
        where album.id = old.album_id and album.status <> 'quarantined'
        on conflict do nothing;
        return null;
      end $$`.execute(db);
  for (const table of ['tierlist', 'tournament', 'ranking'])
    await sql`
      create trigger content_goes after delete on ${sql.table(table)} for each row
      when (not old.private) execute function keep_gone_content()`.execute(db);
  await sql`
    create function keep_gone_album() returns trigger language plpgsql as $$
      begin
        insert into gone_page (kind, id) values ('album', old.id) on conflict do nothing;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger album_goes after update of deleted_at on album for each row
    when (old.deleted_at is null and new.deleted_at is not null and old.status = 'public')
    execute function keep_gone_album()`.execute(db);
  await sql`
    create trigger album_vanishes after delete on album for each row
    when (old.deleted_at is null and old.status = 'public')
    execute function keep_gone_album()`.execute(db);
}
