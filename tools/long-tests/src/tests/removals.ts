// npm run test:long -- removals [--kills 100]: kill -9 of the server, or of everything at once, while the background removes a deleted
// account and a purged image and computes the palmarès of their albums. After each kill nobody sees anything of them; at the end nothing is
// left, nothing was done twice, and each palmarès is that of the contents that stay.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@palmares/server/db/schema';
import { createUser, type TestAlbum, type TestUser } from '@palmares/server/testing/factories';
import { createStoredAlbum } from '@palmares/server/testing/stored-albums';
import { type Kysely, sql } from 'kysely';
import { type LongRun, print } from '../long-test.ts';
import { type Caller, createJournal, openSession } from '../people/simulated-user.ts';
import {
  checkData,
  killEverything,
  killHard,
  queryRows,
  realClock,
  type Site,
  waitUntilBack,
  withSite,
} from '../site/site.ts';

const CONTENTS = 3_000;
const IMAGES_OF_LEAVING = 40;
/** Names of what the leaving person made; never shown once the deletion was answered. */
const NAME = 'Chimère';
const LONGEST_WORK_MS = 1_500;
const TOLD_EVERY = 25;

type Round = {
  leaving: TestUser;
  purged: number;
  key: string;
  kept: TestAlbum;
  /** Of somebody who stays; only the one who leaves has contents on it. */
  emptied: TestAlbum;
  contents: readonly number[];
};

/** Tier lists with every image of the album, the first one as main image. Returns their ids. */
async function addTierlists(db: Kysely<Database>, author: TestUser, album: TestAlbum): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into tierlist (account_id, album_id, name, search_text, id_main_image)
      select ${author.id}, ${album.id}, ${NAME}, 'chimere', ${album.images[0]} from generate_series(1, ${CONTENTS}::integer)
      returning id
    ), line as (
      insert into tierlist_line (tierlist_id, label, placement, color)
      select id, 'S', 1, 'FF7F7F' from made returning id, tierlist_id
    ), placed as (
      insert into tierlist_line_image (line_id, tierlist_id, image_id, placement)
      select line.id, line.tierlist_id, image.id, image.place
      from line, unnest(${album.images}::bigint[]) with ordinality as image (id, place)
    )
    select id from made order by id`.execute(db);
  await sql`update album set uses = uses + ${CONTENTS} where id = ${album.id}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Creates an account and an image with thousands of contents, and removes both. */
async function beginRound(site: Site, call: Caller, fan: TestUser): Promise<Round> {
  const { dataDir } = await site.place();
  const round = await queryRows(site, async (db) => {
    const t = { db, clock: realClock, dataDir };
    const leaving = await createUser(t, { nametag: `x${randomBytes(6).toString('hex')}` });
    const emptied = await createStoredAlbum(t, fan, { images: 3 });
    const kept = await createStoredAlbum(t, fan, { images: 4 });
    await createStoredAlbum(t, leaving, { images: IMAGES_OF_LEAVING, name: NAME });
    await addTierlists(db, leaving, emptied);
    const contents = await addTierlists(db, fan, kept);
    await sql`update tierlist set name = 'Reste' where account_id = ${fan.id}`.execute(db);
    return { leaving, purged: kept.images[0] ?? 0, key: kept.keys[0] ?? '', kept, emptied, contents };
  });
  for (const [method, path] of [
    ['DELETE', `/user/${round.leaving.id}`],
    ['POST', `/image/${round.purged}/purge`],
  ] as const) {
    const { status, body } = await call(method, path);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
  }
  return round;
}

async function findTraces(site: Site, { key, kept }: Round): Promise<string[]> {
  const paths = ['/api/album', '/api/tierlist', `/api/tierlist?album=${kept.id}`, '/api/home', '/'];
  const replies = await Promise.all(paths.map(async (path) => (await fetch(`${site.url}${path}`)).text()));
  const file = await fetch(`${site.url}/media/${key}/full.webp`);
  await file.arrayBuffer();
  return [
    ...paths.filter((_, index) => replies[index]?.includes(NAME) || replies[index]?.includes(key)),
    ...(file.status === 404 ? [] : [`the file: ${file.status}`]),
  ].map((trace) => `something is shown at ${trace}`);
}

const countLeft = (site: Site): Promise<number> =>
  queryRows(site, async (db) => {
    const { rows } = await sql<{ left: number }>`
      select ((select count(*) from account_erasure) + (select count(*) from image_purge)
        + (select count(*) from palmares_mark))::integer as left`.execute(db);
    return rows[0]?.left ?? 0;
  });

/** Waits until nothing is left, then looks for rows and for what was done twice. */
function verifyEnd(site: Site, { leaving, purged, contents, kept, emptied }: Round): Promise<string[]> {
  return queryRows(site, async (db) => {
    const { rows } = await sql<{ fault: string }>`
      select 'a tier list stayed' as fault from tierlist where account_id = ${leaving.id}
      union all select 'an album stayed' from album where account_id = ${leaving.id}
      union all select 'the purged image stayed' from image where id = ${purged}
      union all select 'a version is ' || version from tierlist where id = any(${[...contents]}::bigint[]) and version <> 2
      union all select 'a content lost ' || ${kept.images.length} - count(i.id) || ' images' from tierlist t
        left join tierlist_line_image i on i.tierlist_id = t.id
        where t.id = any(${[...contents]}::bigint[]) group by t.id
        having count(i.id) <> ${kept.images.length - 1} or max(i.placement) <> ${kept.images.length - 1}
      union all select 'the palmarès of an album without contents stayed' from palmares where album_id = ${emptied.id}
      union all select 'the palmarès counts ' || contents || ' contents' from palmares
        where album_id = ${kept.id} and contents <> ${CONTENTS}
      union all select 'the palmarès ranks ' || jsonb_array_length(result -> 'images') || ' images' from palmares
        where album_id = ${kept.id} and jsonb_array_length(result -> 'images') is distinct from ${kept.images.length - 1}
      union all select 'no palmarès' where not exists (select 1 from palmares where album_id = ${kept.id})
      limit 5`.execute(db);
    return rows.map(({ fault }) => fault);
  });
}

async function waitForEnd(site: Site): Promise<void> {
  while ((await countLeft(site)) > 0) await sleep(100);
}

export const usual = { kills: 100 };

export async function play(run: LongRun): Promise<readonly string[]> {
  return withSite({ DATA_DIR: join(run.folder, 'data') }, async (site) => {
    const place = await site.place();
    const password = randomBytes(12).toString('base64url');
    const fan = await queryRows(site, async (db) => {
      const t = { db, clock: realClock, dataDir: place.dataDir };
      await createUser(t, { nametag: 'ada', password, roles: ['admin'] });
      return createUser(t, { nametag: 'bob' });
    });
    const { call } = await openSession(site.url, createJournal(), 'ada', password);
    let round: Round | null = null;
    let rounds = 0;
    for (let count = 1; count <= run.kills; count += 1) {
      if (round === null || (await countLeft(site)) === 0) {
        const faults = round === null ? [] : await verifyEnd(site, round);
        if (faults.length > 0) return faults.map((fault) => `before kill ${count}: ${fault}`);
        round = await beginRound(site, call, fan);
        rounds += 1;
      }
      await sleep(run.random() ** 2 * LONGEST_WORK_MS);
      if (run.random() < 0.3) killEverything(site);
      else killHard(site.server().child.pid ?? 0);
      await site.server().exited;
      await waitUntilBack(site);
      const traces = await findTraces(site, round);
      if (traces.length > 0) return traces.map((trace) => `after kill ${count}: ${trace}`);
      if (count % TOLD_EVERY === 0) print(`${count} kills, ${rounds} rounds`);
    }
    await waitForEnd(site);
    const faults = round === null ? [] : await verifyEnd(site, round);
    return [...faults, ...(await checkData(await site.place()))];
  });
}
