// Fills the demo content in behind the running site: album after album, each followed by the contents that stand on it; last what was reported.
import { DEMO_ALBUMS } from '@palmares/demo/catalogue';
import { DEMO_RANKINGS } from '@palmares/demo/rankings';
import { DEMO_REPORTS } from '@palmares/demo/reports';
import { DEMO_TIERLISTS } from '@palmares/demo/tierlists';
import { DEMO_TOURNAMENTS } from '@palmares/demo/tournaments';
import { VOICE_RANKINGS, VOICE_TIERLISTS, VOICE_TOURNAMENTS } from '@palmares/demo/voices';
import { sql } from 'kysely';
import { bool, defineRow } from '../db/row-type.ts';
import type { Deps } from '../deps.ts';
import { fillAlbum } from './fill-album.ts';
import { fillRanking, fillTierlist, fillTournament } from './fill-contents.ts';
import { fillReport } from './fill-reports.ts';
import { findMark } from './marks.ts';

const TIERLISTS = [...DEMO_TIERLISTS, ...VOICE_TIERLISTS];
const RANKINGS = [...DEMO_RANKINGS, ...VOICE_RANKINGS];
const TOURNAMENTS = [...DEMO_TOURNAMENTS, ...VOICE_TOURNAMENTS];

/** Any number that nobody else uses for an advisory lock of this database. */
export const DEMO_LOCK = 72_072;
const LOCKED = defineRow('lock of the demo', { free: bool });

/** Does nothing while another server is at it. */
export async function fillDemo(deps: Deps, signal: AbortSignal): Promise<void> {
  await deps.db.connection().execute(async (connection) => {
    const { free } = await LOCKED.get(
      connection,
      sql`select pg_try_advisory_lock(${DEMO_LOCK}::bigint) as free`,
    );
    if (!free) return;
    try {
      await fillAll(deps, signal);
    } finally {
      await sql`select pg_advisory_unlock(${DEMO_LOCK}::bigint)`.execute(connection);
    }
  });
}

async function fillAll(deps: Deps, signal: AbortSignal): Promise<void> {
  const started = performance.now();
  let filled = 0;
  for (const [index, album] of DEMO_ALBUMS.entries()) {
    const mark = `demo:album:${album.slug}`;
    if ((await findMark(deps.db, mark)) === undefined) {
      signal.throwIfAborted();
      await fillAlbum(deps, album, mark, signal);
      filled += 1;
      deps.log.info(`démo : « ${album.name} » (${index + 1}/${DEMO_ALBUMS.length})`);
    }
    const isOfAlbum = (content: { album: string }) => content.album === album.slug;
    for (const one of TIERLISTS.filter(isOfAlbum)) await fillTierlist(deps, one, signal);
    for (const one of RANKINGS.filter(isOfAlbum)) await fillRanking(deps, one, album, signal);
    for (const one of TOURNAMENTS.filter(isOfAlbum)) await fillTournament(deps, one, album, signal);
  }
  for (const report of DEMO_REPORTS) await fillReport(deps, report, signal);
  if (filled > 0) deps.log.info(`démo complète en ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
