// Makes missing copies of older images after a width has been added (docs/decisions/0004): until then the route sends the next wider one.
// Then encodes large copies again that were made with a lower effort (docs/decisions/0004). Invariant: a row says that copies are due until
// they are on the disk, and nothing is written for a deleted image. So the work may stop anywhere, and the next round resumes it.
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { remakeCopies, WIDER_VARIANTS, type WiderVariant } from '../../files/image-copies.ts';
import { SMALL_WIDTH } from '../../files/image-encoding.ts';
import { estimateSeconds, inspectImage } from '../../files/image-inspection.ts';
import { type FileVariant, readBytes } from '../../files/image-store.ts';
import { NO_ACCOUNT } from '../../files/upload-limits.ts';
import * as images from './image.repository.ts';

/** Images per round of maintenance: about a minute of one core. */
const IMAGES_AT_ONCE = 500;

/** Two processes at once would only do the same twice. */
export async function backfillThumbnails(
  deps: Pick<Deps, 'db' | 'log' | 'images' | 'uploadLimits' | 'clock'>,
  signal: AbortSignal,
  limit = IMAGES_AT_ONCE,
): Promise<void> {
  const due = await images.listFilesWithCopies(deps.db, 'copies_due', limit);
  const heavy = await images.listFilesWithCopies(deps.db, 'copies_heavy', limit - due.length);
  for (const key of new Set([...due, ...heavy])) {
    signal.throwIfAborted();
    await makeCopies(deps, key, signal);
  }
}

async function makeCopies(
  deps: Pick<Deps, 'db' | 'log' | 'images' | 'uploadLimits' | 'clock'>,
  key: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    const copies = await remakeMissing(deps, key, signal);
    await inTransaction(deps.db, async (trx) => {
      if (!(await images.lockImageOfFile(trx, key))) return;
      // A retried transaction writes the same files again.
      for (const [variant, copy] of copies) await deps.images.put(key, variant, copy);
      await images.markCopiesMade(trx, key);
    });
  } catch (error) {
    signal.throwIfAborted();
    // The storage may be down, so this round ends. If only this image fails, the next round begins with the others.
    await images.postponeCopies(deps.db, key, deps.clock());
    throw error;
  }
}

/**
 * Returns none if the full variant is missing or unreadable: a retry would not help, and the route keeps sending the variants that exist.
 */
async function remakeMissing(
  deps: Pick<Deps, 'db' | 'log' | 'images' | 'uploadLimits'>,
  key: string,
  signal: AbortSignal,
): Promise<readonly (readonly [WiderVariant, Buffer])[]> {
  const there = await deps.images.list(key);
  const missing = WIDER_VARIANTS.filter((variant) => !there.includes(variant));
  const heavy = await measureHeavy(deps, key, there);
  const wanted = [...missing, ...heavy.keys()];
  const full = wanted.length === 0 ? null : await deps.images.open(key, 'full');
  if (full === null) return [];
  const bytes = await readBytes(full);
  try {
    const cost = estimateSeconds(await inspectImage(bytes));
    const make = () => remakeCopies(bytes, wanted, signal);
    const copies = await deps.uploadLimits.turn.run(make, { owner: NO_ACCOUNT, signal, cost });
    return wanted
      .map((variant) => [variant, copies[variant]] as const)
      .filter(([variant, copy]) => copy.length < (heavy.get(variant) ?? Number.POSITIVE_INFINITY));
  } catch (error) {
    signal.throwIfAborted();
    deps.log.error({ err: error, key }, 'copies of an image could not be made from its file');
    return [];
  }
}

/**
 * Returns the size in bytes of each existing large copy, which only a lighter one may replace. Returns none if the copies were made with
 * the current effort.
 */
async function measureHeavy(
  deps: Pick<Deps, 'db' | 'images'>,
  key: string,
  there: readonly FileVariant[],
): Promise<ReadonlyMap<WiderVariant, number>> {
  const sizes = new Map<WiderVariant, number>();
  if (!(await images.hasHeavyCopies(deps.db, key))) return sizes;
  for (const variant of WIDER_VARIANTS) {
    if (Number(variant) <= SMALL_WIDTH || !there.includes(variant)) continue;
    const file = await deps.images.open(key, variant);
    if (file !== null) sizes.set(variant, (await readBytes(file)).length);
  }
  return sizes;
}
