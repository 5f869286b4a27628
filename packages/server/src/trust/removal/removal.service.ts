// Deletions of accounts and purges of images that are in progress, for the admin panel.
import type { Removals } from '@palmares/core/contract/types';
import { REMOVAL } from '@palmares/core/staff-limits';
import type { Deps } from '../../deps.ts';
import { presentRemoval } from './removal.presenter.ts';
import { listErasureProgress, listPurgeProgress } from './removal.repository.ts';

export async function listRemovals({ db }: Pick<Deps, 'db'>): Promise<Removals> {
  const [accounts, images] = await Promise.all([
    listErasureProgress(db, REMOVAL.shown),
    listPurgeProgress(db, REMOVAL.shown),
  ]);
  return {
    accounts: accounts.map(presentRemoval),
    images: images.map((row) => ({ ...presentRemoval(row), id_album: row.album_id })),
  };
}
