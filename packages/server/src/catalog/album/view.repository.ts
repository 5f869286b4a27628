// SQL of the views of albums: the visitors counted today, and the salt of the day.
import { sql } from 'kysely';
import { bytea, defineRow } from '../../db/row-type.ts';
import type { Db } from '../../db/transaction.ts';

/** The salt of a day (YYYY-MM-DD): the same in every process, and deleted after that day. */
export async function getViewSalt(db: Db, day: string, proposed: Buffer): Promise<Buffer> {
  const known = await findSalt(db, day);
  if (known !== undefined) return known;
  await sql`insert into view_salt (day, salt) values (${day}, ${proposed}) on conflict (day) do nothing`.execute(
    db,
  );
  const salt = await findSalt(db, day);
  if (salt === undefined) throw new Error('a salt that was written is gone');
  return salt;
}

const SALT = defineRow('salt of views', { salt: bytea });

async function findSalt(db: Db, day: string): Promise<Buffer | undefined> {
  return (await SALT.find(db, sql`select salt from view_salt where day = ${day}`))?.salt;
}

/** Counts a view of the album, unless this visitor has been counted on this day. */
export async function addView(
  db: Db,
  albumId: number,
  seen: { day: string; visitor: string },
): Promise<void> {
  await sql`
    with first as (
      insert into album_view (day, visitor) values (${seen.day}, ${seen.visitor})
      on conflict do nothing returning 1
    )
    insert into album_count_change (album_id, uses, views) select ${albumId}::bigint, 0, 1 from first`.execute(
    db,
  );
}

/** `today` as YYYY-MM-DD. */
export async function removeViewsBefore(db: Db, today: string): Promise<void> {
  await sql`delete from view_salt where day < ${today}`.execute(db);
  await sql`delete from album_view where day < ${today}`.execute(db);
}
