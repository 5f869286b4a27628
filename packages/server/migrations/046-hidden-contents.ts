// Hiding a content by moderation leaves its author's `private` switch as it was, so that lifting the decision restores the previous state.
// A hidden content leaves the palmarès of its album (043), its link preview is removed, and its address, once it is deleted, does not
// reveal that something public was there.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function mark_palmares_of_hidden() returns trigger language plpgsql as $$
      begin
        insert into palmares_mark (album_id, withdrawn) values (new.album_id, new.hidden);
        return null;
      end $$`.execute(db);
  for (const table of ['tierlist', 'tournament', 'ranking']) {
    await sql`alter table ${sql.table(table)} add column hidden boolean not null default false`.execute(db);
    await sql`
      create trigger preview_of_hidden after update of hidden on ${sql.table(table)} for each row
      when (new.hidden and not old.hidden) execute function hide_preview()`.execute(db);
    await sql`
      create trigger palmares_changes_hidden after update of hidden on ${sql.table(table)} for each row
      when (new.hidden <> old.hidden and not new.private) execute function mark_palmares_of_hidden()`.execute(
      db,
    );
    await sql`drop trigger content_goes on ${sql.table(table)}`.execute(db);
    await sql`
      create trigger content_goes after delete on ${sql.table(table)} for each row
      when (not old.private and not old.hidden) execute function keep_gone_content()`.execute(db);
  }
}
