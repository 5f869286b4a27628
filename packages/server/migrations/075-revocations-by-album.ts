// A revocation names its album, so that servers forget no other (docs/decisions/0093). Servers of older code, which ignore the name, forget
// everything as before. Each revocation also sends a notice to the session that writes: with it a server learns what its own transaction
// revokes, even if a connection pooler stands between.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // One row for each server that may serve images from its memory. PostgreSQL's end of a connection does not end the memory of a server
  // that has not heard of it: the row outlives the connection.
  await sql`
    create table access_lease (
      session uuid primary key,
      pid integer not null,
      expires_at timestamptz not null)`.execute(db);
  // « info » is the one level that PostgreSQL always sends, whatever client_min_messages says.
  await sql`
    create function announce_revocation() returns void language plpgsql as $$
      begin raise info 'revocation'; end $$`.execute(db);
  await sql`
    create function tell_album_revocation(album_id bigint) returns void language plpgsql as $$
      begin
        perform pg_notify('revocation', album_id::text);
        perform announce_revocation();
      end $$`.execute(db);
  // For a trigger that does not know the album: servers then forget everything.
  await sql`
    create or replace function tell_revocation() returns trigger language plpgsql as $$
      begin
        notify revocation;
        perform announce_revocation();
        return null;
      end $$`.execute(db);
  await sql`
    create function tell_changed_album() returns trigger language plpgsql as $$
      begin perform tell_album_revocation(old.id); return null; end $$`.execute(db);
  // What a server remembers of an image was read with its old album.
  await sql`
    create function tell_changed_image() returns trigger language plpgsql as $$
      begin perform tell_album_revocation(old.album_id); return null; end $$`.execute(db);
  await sql`
    create function tell_deleted_images() returns trigger language plpgsql as $$
      begin
        perform tell_album_revocation(album_id) from (select distinct album_id from deleted_image) a;
        return null;
      end $$`.execute(db);
  await sql`
    create or replace trigger album_changes_access after update of status, deleted_at, epoch on album for each row
    when ((old.status, old.deleted_at, old.epoch) is distinct from (new.status, new.deleted_at, new.epoch))
    execute function tell_changed_album()`.execute(db);
  await sql`
    create or replace trigger image_changes_access after update of album_id, file_key, removed_at on image for each row
    when ((old.album_id, old.file_key, old.removed_at) is distinct from (new.album_id, new.file_key, new.removed_at))
    execute function tell_changed_image()`.execute(db);
  await sql`
    create or replace trigger image_goes after delete on image referencing old table as deleted_image for each statement
    execute function tell_deleted_images()`.execute(db);
}
