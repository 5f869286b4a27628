// A content that the moderation hides keeps its author's own switch as it was (`private`), so that a lifted decision shows what it showed before.
// The picture of its link goes, and its address, once it is deleted, does not tell that something public was there.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['tierlist', 'tournament', 'ranking']) {
    await sql`alter table ${sql.table(table)} add column hidden boolean not null default false`.execute(db);
    await sql`
      create trigger preview_of_hidden after update of hidden on ${sql.table(table)} for each row
      when (new.hidden and not old.hidden) execute function hide_preview()`.execute(db);
    await sql`drop trigger content_goes on ${sql.table(table)}`.execute(db);
    await sql`
      create trigger content_goes after delete on ${sql.table(table)} for each row
      when (not old.private and not old.hidden) execute function keep_gone_content()`.execute(db);
  }
}
