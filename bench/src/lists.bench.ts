// What lists cost with 100 albums and with 10 000 albums, 200 000 images and 5 000 users, in one run: two whole servers
// answer over HTTP in turns, so that what else the machine does weighs on both. The goal is a ratio of 1.5 at most; requests
// fill their page at both sizes. Prints, never asserts.
import { sql } from 'kysely';
import { medianOf } from './measure.ts';
import { seedContent, type Volume } from './seed/seed-content.ts';
import { FREQUENT_WORD } from './seed/seeded-names.ts';
import { type BenchSite, startBenchSite } from './site/bench-site.ts';
import { type Caller, signUp } from './site/caller.ts';

const GOAL = 1.5;
const ROUNDS = 5;
const REQUESTS_A_ROUND = 7;
const WARM_UPS = 6;
/** What the profile of the bench's own account holds of each kind, at both sizes. */
const OWN = 20;
/** Measures only the lists whose names match. */
const ONLY = new RegExp(process.env['ONLY'] ?? '');
const RARE_WORD = 'zyxquor';
/** How many rows of each kind hold it, at both sizes. */
const RARE = 3;
const SMALL: Volume = { albums: 100, images: 2_000, users: 50 };
const LARGE: Volume = {
  albums: Number(process.env['ALBUMS'] ?? 10_000),
  images: Number(process.env['IMAGES'] ?? 200_000),
  users: Number(process.env['USERS'] ?? 5_000),
};

type Site = {
  readonly server: BenchSite;
  readonly volume: Volume;
  /** An administrator, since their lists are measured too. */
  readonly person: Caller;
};

async function openSite(volume: Volume): Promise<Site> {
  const server = await startBenchSite();
  const person = await signUp(server.url, 'bench');
  await sql`insert into account_role (account_id, role_id) values (${person.accountId}, 1)`.execute(
    server.db,
  );
  return { server, volume, person };
}

async function fillSite(site: Site): Promise<void> {
  const { volume } = site;
  const { accountId } = site.person;
  const startedAt = performance.now();
  await seedContent(site.server.db, volume);
  console.log(`seeded ${volume.albums} albums in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
  for (const table of ['album', 'tierlist', 'tournament', 'ranking']) {
    const some = (count: number, condition = sql`true`) =>
      sql`id in (select id from ${sql.table(table)} where ${condition} order by id limit ${sql.lit(count)})`;
    await sql`update ${sql.table(table)} set account_id = ${accountId} where ${some(OWN)}`.execute(
      site.server.db,
    );
    const open = table === 'album' ? sql`status = 'public'` : sql`not private`;
    await sql`update ${sql.table(table)} set name = ${RARE_WORD}, search_text = ${RARE_WORD}
      where ${some(RARE, open)}`.execute(site.server.db);
  }
  // Also hides what was just rewritten, as autovacuum does on a site that runs.
  await sql`vacuum analyze`.execute(site.server.db);
}

/** The cursor in the middle of a list, at a page as full as the first. */
async function middleOf(site: Site, path: string, rows: number): Promise<string> {
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

const SORTS = ['newest', 'oldest', 'alphabetical', 'popular'] as const;
const SEARCHES = {
  'frequent word': FREQUENT_WORD,
  'rare word': RARE_WORD,
  'no match': 'qwertzuiop',
  '1 character': 'm',
  '2 characters': 'me',
  '2 characters, no match': 'qq',
} as const;

/** Paths by what is read: the same at both sizes. */
function pathsOfLists(): [name: string, path: string][] {
  const paths: [string, string][] = [
    ['home', '/home'],
    ['me', '/me'],
    ['categories', '/category'],
    ['audit', '/audit'],
    ['audit, one event', '/audit?event=login'],
  ];
  for (const sort of SORTS) {
    paths.push([`albums, ${sort}`, `/album?sort=${sort}`]);
    paths.push([`albums, ${sort}, category`, `/album?sort=${sort}&category=manga&limit=10`]);
    for (const [what, word] of Object.entries(SEARCHES))
      paths.push([`albums, ${sort}, ${what}`, `/album?sort=${sort}&search=${word}&limit=10`]);
    paths.push([
      `albums, ${sort}, category and word`,
      `/album?sort=${sort}&category=manga&search=${FREQUENT_WORD}&limit=3`,
    ]);
    paths.push([`my albums, ${sort}`, `/album?scope=mine&sort=${sort}`]);
    paths.push([`all albums (admin), ${sort}`, `/album?scope=all&sort=${sort}`]);
  }
  for (const kind of ['tierlist', 'tournament', 'ranking']) {
    for (const sort of ['newest', 'alphabetical']) {
      paths.push([`${kind}s, ${sort}`, `/${kind}?sort=${sort}`]);
      paths.push([`${kind}s, ${sort}, category`, `/${kind}?sort=${sort}&category=manga&limit=10`]);
      for (const [what, word] of Object.entries(SEARCHES))
        paths.push([`${kind}s, ${sort}, ${what}`, `/${kind}?sort=${sort}&search=${word}&limit=10`]);
    }
    paths.push([`my ${kind}s`, `/${kind}?scope=mine`]);
    paths.push([`all ${kind}s (admin)`, `/${kind}?scope=all`]);
  }
  for (const sort of ['newest', 'oldest', 'alphabetical', 'last_connection']) {
    paths.push([`users, ${sort}`, `/user?sort=${sort}`]);
    for (const [what, word] of Object.entries({ ...SEARCHES, 'frequent word': 'example' }))
      paths.push([`users, ${sort}, ${what}`, `/user?sort=${sort}&search=${word}&limit=10`]);
  }
  return paths;
}

/** Pages that are reached by a cursor, which is another one at each size. */
async function pathsOfDeepPages(site: Site): Promise<[name: string, path: string][]> {
  const { volume } = site;
  const paths: [string, string][] = [];
  const home = await site.person.call('GET', '/home');
  paths.push(['home, next step', `/home?cursor=${home.meta?.next_cursor}`]);
  const add = async (name: string, path: string, rows: number) => {
    paths.push([`${name}, deep page`, await middleOf(site, path, rows)]);
  };
  for (const sort of SORTS) await add(`albums, ${sort}`, `/album?sort=${sort}`, volume.albums * 0.8);
  for (const sort of ['newest', 'alphabetical'])
    await add(`tierlists, ${sort}`, `/tierlist?sort=${sort}`, volume.albums * 0.8);
  await add('users, alphabetical', '/user?sort=alphabetical', volume.users);
  await add('audit', '/audit', volume.users);
  return paths;
}

type Measured = { milliseconds: number; rows: number };

async function timeCall(site: Site, path: string): Promise<number> {
  const start = performance.now();
  await site.person.call('GET', path);
  return performance.now() - start;
}

/** Request by request in turns; the figure of a round is the median of its requests. */
async function measureBoth(
  [small, smallPath]: [Site, string],
  [large, largePath]: [Site, string],
): Promise<[Measured, Measured]> {
  let rows = [0, 0];
  for (let n = 0; n < WARM_UPS; n++) {
    const replies = [await small.person.call('GET', smallPath), await large.person.call('GET', largePath)];
    rows = replies.map((reply) => reply.data.length ?? 0);
  }
  const rounds: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const times: [number[], number[]] = [[], []];
    for (let n = 0; n < REQUESTS_A_ROUND; n++) {
      times[0].push(await timeCall(small, smallPath));
      times[1].push(await timeCall(large, largePath));
    }
    rounds[0].push(medianOf(times[0]));
    rounds[1].push(medianOf(times[1]));
  }
  return [
    { milliseconds: medianOf(rounds[0]), rows: rows[0] ?? 0 },
    { milliseconds: medianOf(rounds[1]), rows: rows[1] ?? 0 },
  ];
}

const show = ({ milliseconds }: Measured) => `${milliseconds.toFixed(2).padStart(8)} ms`;

async function compare(small: Site, large: Site): Promise<void> {
  const lists = pathsOfLists();
  const smallPaths = [...lists, ...(await pathsOfDeepPages(small))];
  const largePaths = [...lists, ...(await pathsOfDeepPages(large))];
  const width = Math.max(...smallPaths.map(([name]) => name.length));
  console.log(
    `\nLists: ${small.volume.albums} albums → ${large.volume.albums} albums (goal: × ${GOAL} at most)`,
  );
  let over = 0;
  for (const [index, [name, smallPath]] of smallPaths.entries()) {
    if (!ONLY.test(name)) continue;
    const [before, after] = await measureBoth([small, smallPath], [large, largePaths[index]?.[1] ?? '']);
    const ratio = after.milliseconds / before.milliseconds;
    if (ratio > GOAL) over += 1;
    const mark = ratio > GOAL ? '!' : ' ';
    console.log(
      `  ${name.padEnd(width)}  ${show(before)} → ${show(after)}  × ${ratio.toFixed(2)} ${mark}  ${before.rows} → ${after.rows} rows`,
    );
  }
  console.log(`  ${over} of ${smallPaths.length} lists above × ${GOAL}`);
}

const sites = [await openSite(SMALL), await openSite(LARGE)] as const;
try {
  for (const site of sites) await fillSite(site);
  await compare(...sites);
} finally {
  for (const { server } of sites) await server.stop();
}
