// Applies a decision's sanction, and reverts it when the decision is lifted, in the decision's transaction: always an action that staff
// could also do directly.
import type { AlbumStatus } from '@palmares/core/contract/types';
import type { Sanction } from '@palmares/core/report/case';
import { changeStatus } from '../../catalog/album/quarantine.ts';
import { findAlbumFacts } from '../../catalog/album-state/album-state.repository.ts';
import { setHidden } from '../../content/shared/content.service.ts';
import type { Db } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError, assertFound } from '../../errors.ts';
import type { AccountContext } from '../../http/context.ts';
import { findUserForUpdate } from '../../identity/user/user.repository.ts';
import { updateStatusWithin } from '../../identity/user/user.service.ts';
import { findImage } from '../purge/purge.repository.ts';
import { purgeWithin } from '../purge/purge.service.ts';
import type { LockedCase } from './case.repository.ts';

export type SanctionContext = {
  readonly deps: Pick<Deps, 'clock'>;
  readonly trx: Db;
  readonly context: AccountContext;
};

type SanctionEffect = {
  /** Previous status of an album that is put in quarantine. */
  readonly statusBefore: AlbumStatus | null;
};

const NO_EFFECT: SanctionEffect = { statusBefore: null };

const getContent = ({ kind, thing_id: id }: LockedCase) => {
  // The core's table of sanctions allows hiding for contents only.
  if (kind === 'album' || kind === 'image' || kind === 'author') throw new Error(`No content: ${kind}`);
  return { kind, id };
};

/** Returns undefined if the image, or the album itself, is gone. */
async function lockAlbum({ trx }: SanctionContext, { kind, thing_id }: LockedCase) {
  const albumId = kind === 'image' ? (await findImage(trx, thing_id))?.album_id : thing_id;
  const album = albumId === undefined ? undefined : await findAlbumFacts(trx, albumId, 'update');
  return album?.deleted_at === null ? album : undefined;
}

/** Throws 404 if the subject is gone. */
export async function applySanction(
  acting: SanctionContext,
  found: LockedCase,
  sanction: Sanction,
  reason: string,
): Promise<SanctionEffect> {
  const { deps, trx, context } = acting;
  switch (sanction) {
    case 'hide': {
      const isThere = await setHidden(deps, trx, context, { ...getContent(found), hidden: true });
      if (!isThere) throw new AppError('not_found');
      return NO_EFFECT;
    }
    case 'quarantine': {
      const album = await lockAlbum(acting, found);
      assertFound(album);
      const change = { status: 'quarantined', reason, now: deps.clock(), mayAppeal: true } as const;
      await changeStatus(trx, context, album, change);
      return { statusBefore: album.status };
    }
    case 'remove':
      await purgeWithin(deps, trx, context, found.thing_id);
      return NO_EFFECT;
    case 'deactivate':
      await updateStatusWithin(deps, trx, context, found.author_id, 'desactive');
      return NO_EFFECT;
  }
}

/** Leaves a subject unchanged that is gone or was already restored; a removed image cannot come back. */
export async function revertSanction(acting: SanctionContext, found: LockedCase): Promise<void> {
  const { deps, trx, context } = acting;
  if (found.sanction === 'hide') {
    await setHidden(deps, trx, context, { ...getContent(found), hidden: false });
    return;
  }
  if (found.sanction === 'quarantine') {
    const album = await lockAlbum(acting, found);
    const status = found.status_before;
    if (album?.status === 'quarantined' && status !== null)
      await changeStatus(trx, context, album, { status, reason: null, now: deps.clock() });
    return;
  }
  if (found.sanction !== 'deactivate') return;
  const author = await findUserForUpdate(trx, found.author_id);
  if (author?.status === 'desactive') await updateStatusWithin(deps, trx, context, found.author_id, 'active');
}
