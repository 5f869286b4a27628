// Decides who may get a file of an image. The cached rights of an album end with its next revocation, so that a change of status
// invalidates old addresses at once (AX-45).
import { hasBareAddress } from '@palmares/core/permissions';
import type { Deps } from '../../deps.ts';
import { type ImageVariant, openNextWider, type StoredFile } from '../../files/image-store.ts';
import { verifySignature } from '../../files/signed-path.ts';
import { matchesEtag } from '../../http/revalidation.ts';
import type { AccessTo } from './file-access.ts';
import type { AddressDeps } from './image.presenter.ts';
import { findFile } from './image.repository.ts';

/** The query of a signed address. */
export type Signature = { e?: string; v?: string; s?: string };

export type ServedFile = {
  /** Null if the client's cached copy is current. */
  readonly file: StoredFile | null;
  readonly isPublic: boolean;
  /** True for a wider copy, sent until the requested one is made. */
  readonly isStandIn: boolean;
  /** ETag of the variant that is sent. */
  readonly tag: string;
};

/** The address already identifies the image. The tag is weak, because a lost copy may be encoded again with different bytes. */
const getTag = (variant: ImageVariant) => `W/"${variant}"`;

function isSigned(deps: AddressDeps, key: string, epoch: number, signature: Signature): boolean {
  const { v, s } = signature;
  const e = Number(signature.e);
  if (!Number.isSafeInteger(e) || v !== String(epoch) || typeof s !== 'string') return false;
  return verifySignature({ key, epoch, e, s, now: deps.clock().getTime(), secret: deps.secrets.imagePath });
}

/** `noteLost` receives the key of a live image whose file is missing. */
export async function openFile(
  deps: Pick<Deps, 'clock' | 'db' | 'images' | 'secrets'>,
  accessTo: AccessTo,
  wanted: { key: string; variant: ImageVariant; signature: Signature; ifNoneMatch: string | undefined },
  noteLost: (key: string) => void,
): Promise<ServedFile | null> {
  const { key, variant, signature, ifNoneMatch } = wanted;
  const found = await accessTo(key);
  if (found === undefined) return null;
  const { status, deleted_at, removed_at, epoch, copies_due } = found;
  const isPublic = hasBareAddress({ status, deleted: deleted_at !== null }, { removed: removed_at !== null });
  if (!isPublic && !isSigned(deps, key, epoch, signature)) return null;
  // A revalidation checks the rights too, but reads nothing from the store.
  if (matchesEtag(ifNoneMatch, getTag(variant)))
    return { file: null, isPublic, isStandIn: false, tag: getTag(variant) };
  const stored = await openNextWider(deps.images, key, variant);
  const isStandIn = stored !== null && stored.variant !== variant;
  // The image may have been deleted since its row was read: then nothing is lost.
  if ((stored === null || (isStandIn && !copies_due)) && (await findFile(deps.db, key)) !== undefined)
    noteLost(key);
  return stored && { file: stored, isPublic, isStandIn, tag: getTag(stored.variant) };
}
