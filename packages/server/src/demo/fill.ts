// Fills the demo content in behind the running site: one transaction for each album and for each tier list, with a mark in it,
// so that a fill that was cut off goes on where it stopped.
import { nametagKey } from '@palmares/core/account/nametag';
import { toSearchText } from '@palmares/core/text/search-text';
import type { DemoAlbum } from '@palmares/demo/album';
import { DEMO_ALBUMS } from '@palmares/demo/catalogue';
import { drawImage } from '@palmares/demo/draw';
import { type DemoRanking, playRanking } from '@palmares/demo/ranking';
import { DEMO_RANKINGS } from '@palmares/demo/rankings';
import type { DemoTierlist } from '@palmares/demo/tierlist';
import { DEMO_TIERLISTS } from '@palmares/demo/tierlists';
import { type DemoTournament, playTournament } from '@palmares/demo/tournament';
import { DEMO_TOURNAMENTS } from '@palmares/demo/tournaments';
import { DEMO_USERS } from '@palmares/demo/users';
import { type Db, inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { type ProcessedImage, processImage } from '../files/image-pipeline.ts';
import * as albums from '../modules/album/album.repository.ts';
import { storeFiles } from '../modules/image/image.files.ts';
import * as images from '../modules/image/image.repository.ts';
import * as rankings from '../modules/ranking/ranking.repository.ts';
import * as tierlists from '../modules/tierlist/tierlist.repository.ts';
import * as tournaments from '../modules/tournament/tournament.repository.ts';

const DAY_MS = 86_400_000;
/** Two cores draw; more would only keep the site waiting. */
const DRAWN_TOGETHER = 2;
/** Whose turns these are: those of no account. */
const NOBODY = 0;
const POOL_LINE = { label: 'Non classé', placement: 0, color: 'CCCCCC' } as const;

/** Ids that a filled album has given to its icons, kept for the tier lists. */
type Filled = { albumId: number; images: Record<string, number> };

async function findMark(db: Db, name: string): Promise<Filled | undefined> {
  const row = await db.selectFrom('setting').where('name', '=', name).select('value').executeTakeFirst();
  return row?.value as Filled | undefined;
}

async function insertMark(db: Db, name: string, value: object): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value: JSON.stringify(value) })
    .execute();
}

async function accountIdOf(db: Db, slug: string): Promise<number> {
  const nametag = DEMO_USERS.find((user) => user.slug === slug)?.nametag ?? slug;
  const row = await db
    .selectFrom('account')
    .where('nametag_key', '=', nametagKey(nametag))
    .select('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

type Drawn = { key: string; processed: ProcessedImage };

async function drawAlbum(deps: Deps, album: DemoAlbum, signal: AbortSignal): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  const queue = [...album.images.entries()];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      signal.throwIfAborted();
      const [index, image] = next;
      const bytes = await drawImage(image, album);
      const processed = await deps.uploads.turn(NOBODY, signal, () => processImage(bytes));
      drawn[index] = { key: await storeFiles(deps, processed), processed };
    }
  };
  await Promise.all(Array.from({ length: DRAWN_TOGETHER }, work));
  return drawn;
}

async function fillAlbum(deps: Deps, album: DemoAlbum, mark: string, signal: AbortSignal): Promise<void> {
  const drawn = await drawAlbum(deps, album, signal);
  const created_at = new Date(deps.clock().getTime() - album.createdDaysAgo * DAY_MS);
  const account_id = await accountIdOf(deps.db, album.author);
  await inTransaction(deps.db, async (trx) => {
    const albumId = await albums.insertAlbum(trx, {
      account_id,
      name: album.name,
      search_text: toSearchText(album.name),
      status: album.status,
      created_at,
    });
    const ids: Record<string, number> = {};
    let bytes = 0;
    for (const [index, image] of album.images.entries()) {
      const { key, processed } = drawn[index] as Drawn;
      const size = Object.values(processed.variants).reduce((sum, variant) => sum + variant.length, 0);
      ids[image.icon] = await images.insertImage(
        trx,
        {
          album_id: albumId,
          file_key: key,
          name: image.name,
          description: image.description ?? null,
          url: image.url ?? null,
          width: processed.width,
          height: processed.height,
          bytes: size,
          color: processed.color.slice(1),
          animated: false,
          created_at,
        },
        index + 1,
      );
      await images.markFileLive(trx, key, created_at);
      bytes += size;
    }
    await images.addStoredBytes(trx, albumId, bytes);
    const categories = await trx
      .selectFrom('category')
      .where('name_key', 'in', album.categories.map(toSearchText))
      .select(['id', 'name'])
      .execute();
    const inOrder = album.categories.flatMap((name) => categories.find((one) => one.name === name)?.id ?? []);
    await albums.replaceCategories(trx, albumId, inOrder);
    await trx
      .updateTable('album')
      .set({ image_count: album.images.length })
      .where('id', '=', albumId)
      .execute();
    await insertMark(trx, mark, { albumId, images: ids } satisfies Filled);
  });
}

async function fillTierlist(deps: Deps, tierlist: DemoTierlist, filled: Filled, mark: string): Promise<void> {
  const created_at = new Date(deps.clock().getTime() - tierlist.createdDaysAgo * DAY_MS);
  const account_id = await accountIdOf(deps.db, tierlist.author);
  const idOf = (icon: string) => {
    const id = filled.images[icon];
    if (id === undefined) throw new Error(`demo: ${icon} is not in album ${tierlist.album}`);
    return id;
  };
  const placed = (icons: readonly string[]) =>
    icons.map((icon, index) => ({ id_image: idOf(icon), placement: index + 1 }));
  const inTiers = new Set(tierlist.tiers.flatMap((tier) => tier.images as readonly string[]));
  const unplaced = Object.keys(filled.images).filter((icon) => !inTiers.has(icon));
  const lines = tierlist.tiers.map((tier, index) => ({
    label: tier.label,
    color: tier.color,
    placement: index + 1,
    images: placed(tier.images),
  }));
  await inTransaction(deps.db, async (trx) => {
    const id = await tierlists.insertTierlist(trx, {
      account_id,
      album_id: filled.albumId,
      name: tierlist.name,
      search_text: toSearchText(tierlist.name),
      description: tierlist.description ?? null,
      private: tierlist.private,
      id_main_image: idOf(tierlist.mainImage),
      created_at,
    });
    await tierlists.replaceLines(
      trx,
      id,
      unplaced.length === 0 ? lines : [...lines, { ...POOL_LINE, images: placed(unplaced) }],
    );
    await albums.changeUses(trx, filled.albumId, 1);
    await insertMark(trx, mark, { tierlistId: id });
  });
}

export async function fillDemo(deps: Deps, signal: AbortSignal): Promise<void> {
  const started = performance.now();
  let filled = 0;
  for (const [index, album] of DEMO_ALBUMS.entries()) {
    const mark = `demo:album:${album.slug}`;
    if ((await findMark(deps.db, mark)) === undefined) {
      signal.throwIfAborted();
      await fillAlbum(deps, album, mark, signal);
      filled += 1;
      deps.log.info(`démo : « ${album.name} » (${index + 1}/${DEMO_ALBUMS.length})`);
    }
    for (const tierlist of DEMO_TIERLISTS.filter((one) => one.album === album.slug))
      await fillTierlistOnce(deps, tierlist, mark, signal);
    for (const ranking of DEMO_RANKINGS.filter((one) => one.album === album.slug))
      await fillRankingOnce(deps, ranking, album, signal);
    for (const tournament of DEMO_TOURNAMENTS.filter((one) => one.album === album.slug))
      await fillTournamentOnce(deps, tournament, album, signal);
  }
  if (filled > 0) deps.log.info(`démo complète en ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

async function fillTierlistOnce(
  deps: Deps,
  tierlist: DemoTierlist,
  albumMark: string,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const mark = `demo:tierlist:${tierlist.slug}`;
  if ((await findMark(deps.db, mark)) !== undefined) return;
  const album = await findMark(deps.db, albumMark);
  if (album !== undefined && (await albums.findAlbumFacts(deps.db, album.albumId)) !== undefined)
    await fillTierlist(deps, tierlist, album, mark);
}

async function fillRankingOnce(
  deps: Deps,
  ranking: DemoRanking,
  album: DemoAlbum,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const mark = `demo:ranking:${ranking.slug}`;
  if ((await findMark(deps.db, mark)) !== undefined) return;
  const filled = await findMark(deps.db, `demo:album:${album.slug}`);
  if (filled === undefined || (await albums.findAlbumFacts(deps.db, filled.albumId)) === undefined) return;
  const account_id = await accountIdOf(deps.db, ranking.author);
  const played = playRanking(ranking, album).flatMap(({ icon, points, viewed }) => {
    const id_image = filled.images[icon];
    return id_image === undefined ? [] : [{ id_image, points, viewed }];
  });
  await inTransaction(deps.db, async (trx) => {
    const id = await rankings.insertRanking(trx, {
      account_id,
      album_id: filled.albumId,
      name: ranking.name,
      search_text: toSearchText(ranking.name),
      description: ranking.description ?? null,
      private: ranking.private,
      created_at: new Date(deps.clock().getTime() - ranking.createdDaysAgo * DAY_MS),
    });
    await rankings.replaceImages(trx, id, played);
    await albums.changeUses(trx, filled.albumId, 1);
    await insertMark(trx, mark, { rankingId: id });
  });
}

async function fillTournamentOnce(
  deps: Deps,
  tournament: DemoTournament,
  album: DemoAlbum,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const mark = `demo:tournament:${tournament.slug}`;
  if ((await findMark(deps.db, mark)) !== undefined) return;
  const filled = await findMark(deps.db, `demo:album:${album.slug}`);
  if (filled === undefined || (await albums.findAlbumFacts(deps.db, filled.albumId)) === undefined) return;
  const account_id = await accountIdOf(deps.db, tournament.author);
  const { turn, winner, images: outcome, duels } = playTournament(tournament, album);
  const played = outcome.flatMap(({ icon, ...image }) => {
    const id_image = filled.images[icon];
    return id_image === undefined ? [] : [{ id_image, ...image }];
  });
  const told = duels.flatMap((duel) => {
    const winner_id = filled.images[duel.winner];
    const loser_ids = duel.losers.flatMap((icon) => filled.images[icon] ?? []);
    return winner_id === undefined || loser_ids.length === 0 ? [] : [{ winner_id, loser_ids }];
  });
  await inTransaction(deps.db, async (trx) => {
    const id = await tournaments.insertTournament(trx, {
      account_id,
      album_id: filled.albumId,
      name: tournament.name,
      search_text: toSearchText(tournament.name),
      description: tournament.description ?? null,
      private: tournament.private,
      created_at: new Date(deps.clock().getTime() - tournament.createdDaysAgo * DAY_MS),
      turn,
      winner_id: filled.images[winner] ?? null,
    });
    await tournaments.replaceImages(trx, id, played);
    await tournaments.replaceDuels(trx, id, told);
    await albums.changeUses(trx, filled.albumId, 1);
    await insertMark(trx, mark, { tournamentId: id });
  });
}
