// The demo's tier lists, rankings and tournaments, each in one transaction with its mark.
import { toSearchText } from '@palmares/core/text/search-text';
import type { DemoAlbum } from '@palmares/demo/album';
import { type DemoRanking, playRanking } from '@palmares/demo/ranking';
import type { DemoTierlist } from '@palmares/demo/tierlist';
import { type DemoTournament, playTournament } from '@palmares/demo/tournament';
import { changeUses, findAlbumFacts } from '../catalog/album-state/album-state.repository.ts';
import * as rankings from '../content/ranking/ranking.repository.ts';
import type { NewContent } from '../content/shared/content.repository.ts';
import * as tierlists from '../content/tierlist/tierlist.repository.ts';
import * as tournaments from '../content/tournament/tournament.repository.ts';
import { type Db, inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { accountIdOf, createdAt, type Filled, findMark, insertMark } from './marks.ts';

const POOL_LINE = { label: 'Non classé', placement: 0, color: 'CCCCCC' } as const;

type DemoContent = DemoTierlist | DemoRanking | DemoTournament;

/** Writes a content of the demo once, with `insert`; nothing when its album was deleted since it was filled in. */
async function fillOnce(
  deps: Deps,
  name: string,
  content: DemoContent,
  signal: AbortSignal,
  insert: (trx: Db, row: NewContent, filled: Filled) => Promise<number>,
): Promise<void> {
  signal.throwIfAborted();
  const mark = `demo:${name}:${content.slug}`;
  if ((await findMark(deps.db, mark)) !== undefined) return;
  const filled = await findMark(deps.db, `demo:album:${content.album}`);
  if (filled === undefined || (await findAlbumFacts(deps.db, filled.albumId)) === undefined) return;
  const row: NewContent = {
    account_id: await accountIdOf(deps.db, content.author),
    album_id: filled.albumId,
    name: content.name,
    search_text: toSearchText(content.name),
    description: content.description ?? null,
    private: content.private,
    created_at: createdAt(deps, content),
  };
  await inTransaction(deps.db, async (trx) => {
    const id = await insert(trx, row, filled);
    await changeUses(trx, filled.albumId, 1);
    await insertMark(trx, mark, { [`${name}Id`]: id });
  });
}

function idOf(filled: Filled, icon: string): number {
  const id = filled.images[icon];
  if (id === undefined) throw new Error(`demo: ${icon} is not in album ${filled.albumId}`);
  return id;
}

/** Images of a result with the ids of their icons; an icon that an older version of the demo did not fill in is left out. */
function withIds<T extends object>({ images }: Filled, played: readonly ({ icon: string } & T)[]) {
  return played.flatMap(({ icon, ...image }) => {
    const id_image = images[icon];
    return id_image === undefined ? [] : [{ id_image, ...image }];
  });
}

function duelsWithIds({ images }: Filled, duels: ReturnType<typeof playTournament>['duels']) {
  return duels.flatMap((duel) => {
    const winner_id = images[duel.winner];
    const loser_ids = duel.losers.flatMap((icon) => images[icon] ?? []);
    return winner_id === undefined || loser_ids.length === 0 ? [] : [{ winner_id, loser_ids }];
  });
}

export function fillTierlist(deps: Deps, tierlist: DemoTierlist, signal: AbortSignal): Promise<void> {
  return fillOnce(deps, 'tierlist', tierlist, signal, async (trx, row, filled) => {
    const placed = (icons: readonly string[]) =>
      icons.map((icon, index) => ({ id_image: idOf(filled, icon), placement: index + 1 }));
    const inTiers = new Set<string>(tierlist.tiers.flatMap((tier) => tier.images));
    const unplaced = Object.keys(filled.images).filter((icon) => !inTiers.has(icon));
    const lines = tierlist.tiers.map((tier, index) => ({
      label: tier.label,
      color: tier.color,
      placement: index + 1,
      images: placed(tier.images),
    }));
    const pool = unplaced.length === 0 ? [] : [{ ...POOL_LINE, images: placed(unplaced) }];
    const id_main_image = idOf(filled, tierlist.mainImage);
    const id = await tierlists.insertTierlist(trx, { ...row, id_main_image });
    await tierlists.replaceLines(trx, id, [...lines, ...pool]);
    return id;
  });
}

export function fillRanking(
  deps: Deps,
  ranking: DemoRanking,
  album: DemoAlbum,
  signal: AbortSignal,
): Promise<void> {
  return fillOnce(deps, 'ranking', ranking, signal, async (trx, row, filled) => {
    const id = await rankings.insertRanking(trx, row);
    await rankings.replaceImages(trx, id, withIds(filled, playRanking(ranking, album)));
    return id;
  });
}

export function fillTournament(
  deps: Deps,
  tournament: DemoTournament,
  album: DemoAlbum,
  signal: AbortSignal,
): Promise<void> {
  return fillOnce(deps, 'tournament', tournament, signal, async (trx, row, filled) => {
    const { turn, winner, images, duels } = playTournament(tournament, album);
    const winner_id = filled.images[winner] ?? null;
    const id = await tournaments.insertTournament(trx, { ...row, turn, winner_id });
    await tournaments.replaceImages(trx, id, withIds(filled, images));
    await tournaments.replaceDuels(trx, id, duelsWithIds(filled, duels));
    return id;
  });
}
