// Bounds the bytes of request bodies that the server reads at the same time. Beyond it a request gets 503 before its body is read.
import { AppError } from '../errors.ts';

export type ByteBudget = {
  /**
   * Returns a function that releases the bytes; calling it twice is harmless.
   * @throws {AppError} 503 with Retry-After if they are not available
   */
  take(owner: number, bytes: number): () => void;
  /** Bytes currently taken, by all owners. */
  taken(): number;
  readonly total: number;
};

/** Share of the budget that one person may use, so that one person cannot block all others. */
const SHARE_OF_ONE = 0.5;
const RETRY_SECONDS = 5;

export function createByteBudget(total: number): ByteBudget {
  let taken = 0;
  const byOwner = new Map<number, number>();

  return {
    total,
    taken: () => taken,
    take(owner, bytes) {
      const own = byOwner.get(owner) ?? 0;
      if (taken + bytes > total || own + bytes > total * SHARE_OF_ONE)
        throw new AppError('unavailable', { retryAfter: RETRY_SECONDS });
      taken += bytes;
      byOwner.set(owner, own + bytes);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        taken -= bytes;
        const left = (byOwner.get(owner) ?? 0) - bytes;
        if (left === 0) byOwner.delete(owner);
        else byOwner.set(owner, left);
      };
    },
  };
}
