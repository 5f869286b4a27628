// Every change that may revoke access to an image notifies the server processes, which cache who may see it (decision 0039). Triggers do it
// instead of the routes, so that no route can forget.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_revocation() returns trigger language plpgsql as $$
      begin notify revocation; return null; end $$`.execute(db);
  await sql`
    create trigger album_changes_access after update of status, deleted_at, epoch on album for each row
    when ((old.status, old.deleted_at, old.epoch) is distinct from (new.status, new.deleted_at, new.epoch))
    execute function tell_revocation()`.execute(db);
  await sql`
    create trigger image_changes_access after update of album_id, file_key, removed_at on image for each row
    when ((old.album_id, old.file_key, old.removed_at) is distinct from (new.album_id, new.file_key, new.removed_at))
    execute function tell_revocation()`.execute(db);
  // An album's images are deleted before the album.
  await sql`
    create trigger image_goes after delete on image for each statement
    execute function tell_revocation()`.execute(db);
}
