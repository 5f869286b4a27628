// Fixed windows counted in PostgreSQL, for the few sensitive calls that every server process must count together
// (access.md rule 11, D26).
import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import { AppError } from '../errors.ts';

export type RateLimit = { readonly name: string; readonly max: number; readonly windowSeconds: number };

/** Counts one hit of `subject`; throws 429 once the window holds more than `max`. */
export async function assertRate(db: Db, limit: RateLimit, subject: string, now: Date): Promise<void> {
  const windowMs = limit.windowSeconds * 1000;
  const start = new Date(Math.floor(now.getTime() / windowMs) * windowMs);
  const row = await db
    .insertInto('rate_limit')
    .values({ bucket: `${limit.name}:${subject}`, window_start: start, hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'window_start']).doUpdateSet({ hits: sql`rate_limit.hits + 1` }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  if (row.hits > limit.max) {
    const retryAfter = Math.max(1, Math.ceil((start.getTime() + windowMs - now.getTime()) / 1000));
    throw new AppError('rate_limited', { retryAfter });
  }
}
