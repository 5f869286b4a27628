// The cost of saving a tier list of 500 images over HTTP, against bare SQL that writes all of its rows in one transaction (the
// floor): once with every image in another tier, and once with a single moved image, as people save. The complete server runs:
// session, CSRF, permissions, core rules, transaction, reply. It only serves (`ROLE=web`): another server computes the palmarès,
// once for several saves, which palmares-refresh.bench.ts measures.
import { type Kysely, sql } from 'kysely';
import { seedAlbum } from '../../../packages/server/fixtures/seeded-album.ts';
import { measureInterleaved } from './measure.ts';
import { ownTime, processorTime } from './report/processor-time.ts';
import { reportRow } from './report/report-row.ts';
import { startBenchSite } from './site/bench-site.ts';
import { signUp } from './site/caller.ts';

const IMAGES = Number(process.env['IMAGES'] ?? 500);
const TIERS = 5;
const ROUNDS = 7;
/** CPU time has a resolution of 10 ms, so a round is long enough for an accuracy of a hundredth. */
const SAVES_A_ROUND = 60;

type Line = {
  label: string;
  placement: number;
  color: string;
  images: { id_image: number; placement: number }[];
};

function getLines(imageIds: readonly number[], round: number): Line[] {
  return Array.from({ length: TIERS }, (_, tier) => ({
    label: `Tier ${tier + 1}`,
    placement: tier + 1,
    color: 'ff7f7f',
    images: imageIds
      .filter((_id, index) => (index + round) % TIERS === tier)
      .map((id_image, index) => ({ id_image, placement: index + 1 })),
  }));
}

/** Moves the last image of the last tier to the end of another tier. */
function withLastIn(lines: readonly Line[], tier: number): Line[] {
  const last = lines.at(-1)?.images.at(-1);
  if (last === undefined) throw new Error('There is no image to move');
  return lines.map((line, index) => {
    const images = line.images.filter((image) => image !== last);
    const moved = { ...last, placement: images.length + 1 };
    return { ...line, images: index === tier ? [...images, moved] : images };
  });
}

async function bareSave<D>(db: Kysely<D>, tierlistId: number, lines: readonly Line[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`delete from tierlist_line where tierlist_id = ${tierlistId}`.execute(trx);
    const ids = await sql<{ id: number }>`
      insert into tierlist_line (tierlist_id, label, placement, color)
      select ${tierlistId}, 'Tier ' || n, n, 'ff7f7f' from generate_series(1, ${lines.length}::int) n
      returning id`.execute(trx);
    const rows = lines.flatMap((line, index) =>
      line.images.map((image) => ({
        line: ids.rows[index]?.id,
        image: image.id_image,
        placement: image.placement,
      })),
    );
    await sql`insert into tierlist_line_image (line_id, tierlist_id, image_id, placement)
      select line, ${tierlistId}, image, placement from json_to_recordset(${JSON.stringify(rows)}::json)
      as x (line bigint, image bigint, placement integer)`.execute(trx);
    await sql`update tierlist set version = version + 1, updated_at = now() where id = ${tierlistId}`.execute(
      trx,
    );
  });
}

const site = await startBenchSite({ ROLE: 'web' });
try {
  const { call, accountId } = await signUp(site.url, 'bench');
  const { albumId, imageIds } = await seedAlbum(site.db, { accountId, name: 'Bench', images: IMAGES });
  const head = { name: 'Bench', id_album: albumId };
  const { id } = (await call('POST', '/tierlist', { ...head, lines: getLines(imageIds, 0) })).data;

  /** CPU milliseconds per save, of the saving process and PostgreSQL. */
  const getCost = async (saver: () => number, save: (round: number) => Promise<unknown>) => {
    const spent = () => saver() + processorTime(site.pids.postgres);
    const before = spent();
    for (let round = 0; round < SAVES_A_ROUND; round++) await save(round);
    return (spent() - before) / SAVES_A_ROUND;
  };
  const floor = () => getCost(ownTime, (round) => bareSave(site.db, id, getLines(imageIds, round)));
  const saving = (linesFor: (round: number) => readonly Line[]) => () =>
    getCost(
      () => processorTime(site.pids.server),
      (round) => call('PUT', `/tierlist/${id}`, { lines: linesFor(round) }),
    );
  const everyImage = saving((round) => getLines(imageIds, round));
  const oneImage = saving((round) => withLastIn(getLines(imageIds, 0), round % TIERS));
  reportRow('save-tierlist', await measureInterleaved(ROUNDS, { floor, ours: everyImage }));
  reportRow('save-tierlist-one', await measureInterleaved(ROUNDS, { floor, ours: oneImage }));
} finally {
  await site.stop();
}
