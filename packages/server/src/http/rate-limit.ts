// Fixed windows counted in PostgreSQL, for the few sensitive calls that all server processes must count together (AX-69). The table stores
// the counted subject as a keyed hash, never an address or account.
import { createHmac } from 'node:crypto';
import type { RATES } from '@palmares/core/limits';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Db } from '../db/transaction.ts';
import { AppError } from '../errors.ts';

export type RateLimit = { readonly max: number; readonly windowSeconds: number };
export type RateName = keyof typeof RATES;
/** The limits by name; tests lower them. */
export type Rates = { readonly [Name in RateName]: RateLimit };

/** Start and end of the window that contains `now`, in milliseconds since the epoch. */
export function getRateWindow(limit: RateLimit, now: Date): { start: number; end: number } {
  const length = limit.windowSeconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
  return { start, end: start + length };
}

/** The 429 error, with the remaining time as Retry-After and in words. */
export function createRateError(end: number, now: Date): AppError {
  const retryAfter = Math.max(1, Math.ceil((end - now.getTime()) / 1000));
  return new AppError('rate_limited', { retryAfter, text: (texts) => texts.rateLimitText(retryAfter) });
}

/** Counts one hit of `bucket`; throws 429 once the window holds more than `max`. */
export async function assertRate(db: Db, limit: RateLimit, bucket: string, now: Date): Promise<void> {
  const { start, end } = getRateWindow(limit, now);
  const row = await db
    .insertInto('rate_limit')
    .values({ bucket, window_start: new Date(start), hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'window_start']).doUpdateSet({ hits: sql`rate_limit.hits + 1` }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  if (row.hits > limit.max) throw createRateError(end, now);
}

/** Dependencies of a count, stated without `Deps`, whose file imports this one. */
export type RateDeps = {
  readonly config: Pick<Config, 'rateLimits'>;
  readonly db: Db;
  readonly secrets: { readonly counter: Uint8Array };
  readonly rates: Rates;
  readonly clock: () => Date;
};

/** Counts one hit of `subject`, which may be any text. A rolled back transaction counts nothing. */
export async function countHit(
  deps: RateDeps,
  name: RateName,
  subject: string,
  db: Db = deps.db,
): Promise<void> {
  if (!deps.config.rateLimits) return;
  const hashed = createHmac('sha256', deps.secrets.counter).update(subject).digest('base64url').slice(0, 22);
  await assertRate(db, deps.rates[name], `${name}:${hashed}`, deps.clock());
}
