// Each category of an album holds a copy of the album's sort keys, so that one index cuts a page of any category, whether it holds three
// albums or half of them (decision 0037). Triggers copy the keys, so that no code can forget.
import { type Kysely, sql } from 'kysely';

const KEYS = sql`a.status = 'public' and a.deleted_at is null and a.image_count > 0,
  a.created_at, a.search_text, a.image_count`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table album_category
      add column listed boolean not null default false,
      add column created_at timestamptz(3),
      add column search_text text,
      add column image_count integer`.execute(db);
  await sql`
    update album_category ac set (listed, created_at, search_text, image_count) = (
      select ${KEYS} from album a where a.id = ac.album_id)`.execute(db);
  // Locks the album's row: a concurrent change of its keys would not see the row that is being inserted here.
  await sql`
    create function copy_sort_keys() returns trigger language plpgsql as $$
      begin
        select ${KEYS} into new.listed, new.created_at, new.search_text, new.image_count
          from album a where a.id = new.album_id for share;
        return new;
      end $$`.execute(db);
  await sql`
    create trigger album_category_copies_sort_keys before insert on album_category for each row
    execute function copy_sort_keys()`.execute(db);
  await sql`
    create function pass_sort_keys_on() returns trigger language plpgsql as $$
      begin
        update album_category ac set (listed, created_at, search_text, image_count) = (
          select ${KEYS} from album a where a.id = new.id) where ac.album_id = new.id;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger album_passes_sort_keys_on
    after update of status, deleted_at, image_count, created_at, search_text on album for each row
    when ((old.status, old.deleted_at, old.image_count, old.created_at, old.search_text)
      is distinct from (new.status, new.deleted_at, new.image_count, new.created_at, new.search_text))
    execute function pass_sort_keys_on()`.execute(db);
  await sql`
    create index album_category_newest on album_category (category_id, created_at desc, album_id desc)
    where listed`.execute(db);
  await sql`
    create index album_category_alphabetical on album_category (category_id, search_text, album_id)
    where listed`.execute(db);
  await sql`
    create index album_category_popular on album_category (category_id, image_count desc, album_id desc)
    where listed`.execute(db);
}
