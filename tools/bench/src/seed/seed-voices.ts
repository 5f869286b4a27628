// Writes people with public contents on one album, of alternating kinds, directly to a database. Their preferences are the album's order
// plus a random deviation, so that there is a common order to find.
import type { Database } from '@palmares/server/db/schema';
import { type Kysely, sql, type Transaction } from 'kysely';

/** Deviation of a person's place of an image from the common one, in places. */
const STRAY = 30;

export async function seedVoices(
  db: Kysely<Database>,
  { albumId, voices, nametags = 'voix' }: { albumId: number; voices: number; nametags?: string },
): Promise<void> {
  // A single transaction, so that no partial palmarès is computed.
  await db.transaction().execute((trx) => insertVoices(trx, albumId, voices, nametags));
  await sql`analyze`.execute(db);
}

async function insertVoices(
  db: Transaction<Database>,
  albumId: number,
  voices: number,
  nametags: string,
): Promise<void> {
  await sql`select setseed(0.5)`.execute(db);
  await sql`insert into account (username, nametag, nametag_key)
    select 'Voix ' || n, ${nametags}::text || n, ${nametags}::text || n from generate_series(1, ${voices}::int) n`.execute(
    db,
  );
  await sql`create temporary table voter on commit drop as
    select id, row_number() over (order by id) as n from account where nametag_key ~ ('^' || ${nametags}::text || '[0-9]+$')`.execute(
    db,
  );
  for (const [turn, kind] of ['tierlist', 'tournament', 'ranking'].entries())
    await sql`insert into ${sql.table(kind)} (account_id, album_id, name, search_text)
      select id, ${albumId}, 'Seeded', 'seeded' from voter where n % 3 = ${turn}`.execute(db);
  const order = (kind: string) => sql`
    select c.id as content_id, i.id as image_id, count(*) over (partition by c.id) as n,
      row_number() over (partition by c.id order by i.position + ${STRAY}::int * (random() + random() - 1)) as place
    from ${sql.table(kind)} c join image i on i.album_id = c.album_id where c.album_id = ${albumId}`;
  await sql`insert into tierlist_line (tierlist_id, label, placement, color)
    select id, 'T', tier, 'ff7f7f' from tierlist, generate_series(1, 5) tier where album_id = ${albumId}`.execute(
    db,
  );
  await sql`insert into tierlist_line_image (line_id, tierlist_id, image_id, placement)
    select l.id, o.content_id, o.image_id, o.place from (${order('tierlist')}) o
    join tierlist_line l on l.tierlist_id = o.content_id and l.placement = 1 + (o.place - 1) * 5 / o.n`.execute(
    db,
  );
  await sql`insert into tournament_image (tournament_id, image_id, place, turn)
    select content_id, image_id, place, floor(log(2, n / place)) from (${order('tournament')}) o`.execute(db);
  await sql`insert into ranking_image (ranking_id, image_id, points, viewed)
    select content_id, image_id, -place, 3 from (${order('ranking')}) o`.execute(db);
  // The number of contents determines the queue in which the palmarès is computed.
  await sql`update album set uses = uses + ${voices}::int where id = ${albumId}`.execute(db);
}
