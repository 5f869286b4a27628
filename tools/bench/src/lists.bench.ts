// The cost of lists with 100, 10 000 and 100 000 albums in realistically filled categories: three complete servers answer over HTTP
// alternately, compared by CPU time per reply of Node and PostgreSQL. `ONLY='albums, popular' npm run bench -- lists` compares all lists
// with matching names between the smallest and the largest site, without goals.
import { sql } from 'kysely';
import { measureInterleaved } from './measure.ts';
import type { GoalId } from './report/goals.ts';
import { reportRow, round } from './report/report-row.ts';
import { seedContent, type Volume } from './seed/seed-content.ts';
import { CATEGORY_OF } from './seed/seeded-categories.ts';
import { FREQUENT_WORD } from './seed/seeded-names.ts';
import { type BenchSite, startBenchSite } from './site/bench-site.ts';
import { type Caller, signUp } from './site/caller.ts';
import { listPaths, type NamedPath, RARE_WORD, SORTS } from './site/list-paths.ts';
import { measureCost } from './site/load.ts';

const ONLY = process.env['ONLY'];
const ROUNDS = Number(process.env['ROUNDS'] ?? (ONLY === undefined ? 9 : 3));
const ASKED = { count: Number(process.env['REPLIES'] ?? 250), connections: 8 };
/** Contents of each kind in the profile of the bench account, and rows of each that contain the rare word; the same at all sizes. */
const OWN = 20;
const RARE = 3;

const getSize = (albums: number): Volume => ({ albums, images: albums * 4, users: Math.ceil(albums / 10) });

type Site = {
  readonly server: BenchSite;
  readonly volume: Volume;
  /** An administrator, because admin lists are compared too. */
  readonly person: Caller;
};

async function openSite(volume: Volume): Promise<Site> {
  const server = await startBenchSite();
  const person = await signUp(server.url, 'bench');
  await sql`insert into account_role (account_id, role_id) values (${person.accountId}, 1)`.execute(
    server.db,
  );
  const site = { server, volume, person };
  await fill(site);
  return site;
}

async function fill({ server, volume, person }: Site): Promise<void> {
  const startedAt = performance.now();
  await seedContent(server.db, volume);
  for (const table of ['album', 'tierlist', 'tournament', 'ranking']) {
    const some = (count: number, condition = sql`true`) =>
      sql`id in (select id from ${sql.table(table)} where ${condition} order by id limit ${sql.lit(count)})`;
    await sql`update ${sql.table(table)} set account_id = ${person.accountId} where ${some(OWN)}`.execute(
      server.db,
    );
    const open = table === 'album' ? sql`status = 'public'` : sql`not private`;
    await sql`update ${sql.table(table)} set name = ${RARE_WORD}, search_text = ${RARE_WORD}
      where ${some(RARE, open)}`.execute(server.db);
  }
  // VACUUM also updates the visibility map, as autovacuum does on a running site.
  await sql`vacuum analyze`.execute(server.db);
  console.log(
    `  ${volume.albums} albums seeded in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`,
  );
}

/** The path of the page in the middle of a list of `rows` rows, with as many entries as the first page. */
async function getMiddle(site: Site, path: string, rows: number): Promise<string> {
  let cursor: string | null = null;
  const separator = path.includes('?') ? '&' : '?';
  for (let seen = 0; seen < rows / 2; seen += 100) {
    const limit = Math.max(1, Math.min(100, Math.floor(rows / 2 - seen)));
    const next: string = cursor === null ? '' : `&cursor=${cursor}`;
    cursor =
      (await site.person.call('GET', `${path}${separator}limit=${limit}${next}`)).meta?.next_cursor ?? null;
    if (cursor === null) throw new Error(`${path} has no page in its middle`);
  }
  return `${path}${separator}cursor=${cursor}`;
}

/** CPU milliseconds per reply to a visitor. */
async function costAt({ server }: Site, path: string): Promise<number> {
  const { pids, url } = server;
  return (await measureCost([pids.server, pids.postgres], [{ url: `${url}/api${path}` }], ASKED))
    .milliseconds;
}

const LISTED = 0.8;
const deepPage = (site: Site) => getMiddle(site, '/album', site.volume.albums * LISTED);

/** Lists of categories against the whole gallery, on the largest site. */
async function reportCategories(site: Site): Promise<void> {
  const ofCategory = (kind: keyof typeof CATEGORY_OF) => () =>
    costAt(site, `/album?category=${encodeURIComponent(CATEGORY_OF[kind])}`);
  const costs = await measureInterleaved(ROUNDS, {
    gallery: () => costAt(site, '/album'),
    half: ofCategory('half'),
    middle: ofCategory('middle'),
    few: ofCategory('few'),
    unknown: ofCategory('unknown'),
  });
  for (const kind of ['half', 'middle', 'few', 'unknown'] as const)
    reportRow(`list-category-${kind}`, { floor: costs.gallery, ours: costs[kind] });
}

/** Lists whose cost must be the same at every size. */
async function reportSizes([small, middle, large]: readonly [Site, Site, Site]): Promise<void> {
  const lists: [GoalId, (site: Site) => Promise<string>][] = [
    ['home-100-000', async () => '/home'],
    ['list-deep-100-000', deepPage],
    ['list-search-100-000', async () => `/album?search=${FREQUENT_WORD}&limit=10`],
  ];
  for (const [goal, pathAt] of lists) {
    const paths = { small: await pathAt(small), middle: await pathAt(middle), large: await pathAt(large) };
    const costs = await measureInterleaved(ROUNDS, {
      small: () => costAt(small, paths.small),
      middle: () => costAt(middle, paths.middle),
      large: () => costAt(large, paths.large),
    });
    reportRow(goal, { floor: costs.small, ours: costs.large });
    console.log(`    with 10 000 albums ${round(costs.middle)} ms, × ${round(costs.middle / costs.small)}`);
  }
}

/** Lists whose deep pages are reached by a cursor, which differs at each size. */
async function deepPaths(site: Site): Promise<NamedPath[]> {
  const { albums, users } = site.volume;
  const home = await site.person.call('GET', '/home');
  const lists: [path: string, rows: number][] = [
    ...SORTS.map((sort): [string, number] => [`/album?sort=${sort}`, albums * LISTED]),
    ['/tierlist?sort=newest', albums * LISTED],
    ['/tierlist?sort=alphabetical', albums * LISTED],
    ['/user?sort=alphabetical', users],
  ];
  const paths: NamedPath[] = [['home, next step', `/home?cursor=${home.meta?.next_cursor}`]];
  for (const [path, rows] of lists) paths.push([`${path}, deep page`, await getMiddle(site, path, rows)]);
  return paths;
}

async function compareByHand(small: Site, large: Site, only: RegExp): Promise<void> {
  const asked = { count: 20, connections: 2 };
  const costFor = async ({ server, person }: Site, path: string) => {
    const wanted = [{ url: `${server.url}/api${path}`, headers: person.headers }];
    return (await measureCost([server.pids.server, server.pids.postgres], wanted, asked)).milliseconds;
  };
  const smallPaths = [...listPaths(), ...(await deepPaths(small))];
  const largePaths = [...listPaths(), ...(await deepPaths(large))];
  for (const [index, [name, path]] of smallPaths.entries()) {
    if (!only.test(name)) continue;
    const { before, after } = await measureInterleaved(ROUNDS, {
      before: () => costFor(small, path),
      after: () => costFor(large, largePaths[index]?.[1] ?? ''),
    });
    console.log(`  ${name}: ${round(before)} → ${round(after)} ms of processor, × ${round(after / before)}`);
  }
}

const sites: Site[] = [];
try {
  for (const albums of [100, 10_000, 100_000]) sites.push(await openSite(getSize(albums)));
  const [small, middle, large] = sites;
  if (small === undefined || middle === undefined || large === undefined)
    throw new Error('sites are missing');
  if (ONLY === undefined) {
    await reportCategories(large);
    await reportSizes([small, middle, large]);
  } else await compareByHand(small, large, new RegExp(ONLY));
} finally {
  for (const { server } of sites) await server.stop();
}
