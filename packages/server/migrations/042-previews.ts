// Link preview pictures: one for each public album or content, drawn on its first request. Hiding the album or content removes its picture,
// and the file of a picture that was removed or replaced is marked for removal, whatever the cause.
import { type Kysely, sql } from 'kysely';

const KINDS = ['tierlist', 'tournament', 'ranking'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table preview (
      kind text not null check (kind in ('album', 'tierlist', 'tournament', 'ranking')),
      id bigint not null,
      -- What is drawn, as a hash: another one is another picture.
      tag text not null,
      file_key text not null unique,
      primary key (kind, id)
    )`.execute(db);
  await sql`
    create function let_go_of_preview() returns trigger language plpgsql as $$
      begin
        update stored_file set state = 'deleting', changed_at = now() where key = old.file_key;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger preview_goes after delete on preview for each row
    execute function let_go_of_preview()`.execute(db);
  await sql`
    create trigger preview_changes after update of file_key on preview for each row
    when (old.file_key <> new.file_key) execute function let_go_of_preview()`.execute(db);

  await sql`
    create function hide_preview() returns trigger language plpgsql as $$
      begin
        delete from preview where kind = tg_table_name and id = old.id;
        return null;
      end $$`.execute(db);
  for (const table of KINDS) {
    await sql`
      create trigger preview_of_deleted after delete on ${sql.table(table)} for each row
      execute function hide_preview()`.execute(db);
    await sql`
      create trigger preview_of_private after update of private on ${sql.table(table)} for each row
      when (new.private and not old.private) execute function hide_preview()`.execute(db);
  }
  await sql`
    create trigger preview_of_deleted after delete on album for each row
    execute function hide_preview()`.execute(db);
  await sql`
    create function hide_previews_of_album() returns trigger language plpgsql as $$
      begin
        delete from preview where kind = 'album' and id = new.id;
        if new.status = 'quarantined' then
          delete from preview p where
            (p.kind = 'tierlist' and p.id in (select t.id from tierlist t where t.album_id = new.id))
            or (p.kind = 'tournament' and p.id in (select t.id from tournament t where t.album_id = new.id))
            or (p.kind = 'ranking' and p.id in (select t.id from ranking t where t.album_id = new.id));
        end if;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger previews_of_hidden after update of status, deleted_at on album for each row
    when ((old.status, old.deleted_at) is distinct from (new.status, new.deleted_at)
      and (new.status <> 'public' or new.deleted_at is not null))
    execute function hide_previews_of_album()`.execute(db);
}
