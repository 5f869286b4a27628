// What saving a tier list of 500 images costs over HTTP, against bare SQL that writes the same rows in one transaction (the
// floor). The whole server runs: session, CSRF, permissions, core rules, the transaction, the reply. Prints, never asserts.
import { sql } from 'kysely';
import { seedAlbum } from '../../packages/server/fixtures/seeded-album.ts';
import { startBenchServer } from './bench-server.ts';
import { medianOf, printRatios } from './measure.ts';

const IMAGES = Number(process.env['IMAGES'] ?? 500);
const TIERS = 5;
const ROUNDS = 5;
const SAVES_A_ROUND = 10;

const server = await startBenchServer();
const { address, db } = server;

type Line = {
  label: string;
  placement: number;
  color: string;
  images: { id_image: number; placement: number }[];
};

function linesOf(imageIds: readonly number[], round: number): Line[] {
  return Array.from({ length: TIERS }, (_, tier) => ({
    label: `Tier ${tier + 1}`,
    placement: tier + 1,
    color: 'ff7f7f',
    images: imageIds
      .filter((_id, index) => (index + round) % TIERS === tier)
      .map((id_image, index) => ({ id_image, placement: index + 1 })),
  }));
}

/** What the bench reads of the replies. */
type Reply = { csrfToken: string; token: string; data: { id: number } };

let cookie = '';
const headers: Record<string, string> = { 'content-type': 'application/json' };
async function call(method: string, path: string, body?: unknown): Promise<Reply> {
  const reply = await fetch(`${address}/api${path}`, {
    method,
    headers: { ...headers, cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // The secret of the CSRF token; a sign-in sets another cookie.
  if (path === '/csrf-token') cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

async function bareSave(tierlistId: number, lines: readonly Line[]): Promise<void> {
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

async function time(work: (round: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let save = 0; save < SAVES_A_ROUND; save++) await work(save);
  return (performance.now() - start) / SAVES_A_ROUND;
}

try {
  headers['x-csrf-token'] = (await call('GET', '/csrf-token')).csrfToken;
  const account = {
    username: 'Bench',
    nametag: 'bench',
    email: 'bench@example.org',
    password: 'correct horse battery',
  };
  const registered = await call('POST', '/register', account);
  const login = await call('POST', '/login', { identifier: 'bench', password: account.password });
  headers['authorization'] = `Bearer ${login.token}`;
  const { albumId, imageIds } = await seedAlbum(db, {
    accountId: registered.data.id,
    name: 'Bench',
    images: IMAGES,
  });
  const created = await call('POST', '/tierlist', {
    name: 'Bench',
    id_album: albumId,
    lines: linesOf(imageIds, 0),
  });
  const tierlistId = created.data.id;
  const save = (round: number) => call('PUT', `/tierlist/${tierlistId}`, { lines: linesOf(imageIds, round) });
  const read = () => call('GET', `/tierlist/${tierlistId}`);

  await time(save);
  await time((round) => bareSave(tierlistId, linesOf(imageIds, round)));
  const floors: number[] = [];
  const saves: number[] = [];
  const reads: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    floors.push(await time((index) => bareSave(tierlistId, linesOf(imageIds, index))));
    saves.push(await time(save));
    reads.push(await time(read));
  }
  printRatios(`Saving a tier list of ${IMAGES} images (medians of ${ROUNDS})`, [
    { name: 'bare SQL, same rows, one transaction', milliseconds: medianOf(floors) },
    { name: 'PUT /api/tierlist/{id}', milliseconds: medianOf(saves) },
    { name: 'GET /api/tierlist/{id}', milliseconds: medianOf(reads) },
  ]);
} finally {
  await server.stop();
}
