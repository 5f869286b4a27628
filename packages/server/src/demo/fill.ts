// Seeds demo content in the background: album by album, each followed by its contents; reports come last.
import type { ContentKind } from '@palmares/core/content-kind';
import { DEMO_ALBUMS } from '@palmares/demo/catalogue';
import { DEMO_REPORTS } from '@palmares/demo/reports';
import { countPlayers } from '../content/shared/album-players.ts';
import type { Deps } from '../deps.ts';
import { fillAlbum } from './fill-album.ts';
import type { ContentFiller } from './fill-content.ts';
import { findFillMarker } from './fill-progress.ts';
import { fillRankings } from './fill-rankings.ts';
import { fillReport } from './fill-reports.ts';
import { fillTierlists } from './fill-tierlists.ts';
import { fillTournaments } from './fill-tournaments.ts';

const FILLERS: Readonly<Record<ContentKind, ContentFiller>> = {
  tierlist: fillTierlists,
  ranking: fillRankings,
  tournament: fillTournaments,
};

/** Resumes an interrupted seeding. Content and mark are one transaction, so a second server at the same time seeds nothing twice. */
export async function fillDemo(deps: Deps, signal: AbortSignal): Promise<void> {
  const started = performance.now();
  let filled = 0;
  for (const [index, album] of DEMO_ALBUMS.entries()) {
    const mark = `demo:album:${album.slug}`;
    if ((await findFillMarker(deps.db, mark)) === undefined) {
      signal.throwIfAborted();
      await fillAlbum(deps, album, mark, signal);
      filled += 1;
      deps.log.info(`démo : « ${album.name} » (${index + 1}/${DEMO_ALBUMS.length})`);
    }
    for (const fill of Object.values(FILLERS)) await fill(deps, album, signal);
  }
  // The job has run at the start and would count again within an hour: until then « Les plus joués » were empty.
  await countPlayers(deps, signal);
  for (const report of DEMO_REPORTS) await fillReport(deps, report, signal);
  if (filled > 0) deps.log.info(`démo complète en ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
