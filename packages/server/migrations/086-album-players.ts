// How many people played an album lately (docs/decisions/0094-album-counters.md), as a sort key like the others: each category of an album
// holds a copy (migration 031). A background job counts. The indexes stand in db/large-indexes.ts.
import { type Kysely, sql } from 'kysely';

const KEYS = sql`a.status = 'public' and a.deleted_at is null and a.image_count > 0,
  a.created_at, a.search_text, a.image_count, a.players`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table album add column players integer not null default 0`.execute(db);
  await sql`alter table album_category add column players integer not null default 0`.execute(db);
  await sql`
    create or replace function copy_sort_keys() returns trigger language plpgsql as $$
      begin
        select ${KEYS} into new.listed, new.created_at, new.search_text, new.image_count, new.players
          from album a where a.id = new.album_id for share;
        return new;
      end $$`.execute(db);
  await sql`
    create or replace function pass_sort_keys_on() returns trigger language plpgsql as $$
      begin
        update album_category ac set (listed, created_at, search_text, image_count, players) = (
          select ${KEYS} from album a where a.id = new.id) where ac.album_id = new.id;
        return null;
      end $$`.execute(db);
  await sql`
    create or replace trigger album_passes_sort_keys_on
    after update of status, deleted_at, image_count, created_at, search_text, players on album for each row
    when ((old.status, old.deleted_at, old.image_count, old.created_at, old.search_text, old.players)
      is distinct from (new.status, new.deleted_at, new.image_count, new.created_at, new.search_text, new.players))
    execute function pass_sort_keys_on()`.execute(db);
}
