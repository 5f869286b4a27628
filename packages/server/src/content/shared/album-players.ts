// How many people made a content of each album lately, private ones included: the order of « Les plus joués » (SH-87). A job counts anew
// every hour, so people who played long ago leave. It reads the contents of those days only, whatever the number of older ones.
import { CONTENT_KINDS } from '@palmares/core/content-kind';
import { HOME } from '@palmares/core/limits';
import { sql } from 'kysely';
import { defineRow, int4, int8 } from '../../db/row-type.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { JobQueue } from '../../jobs/job-engine.ts';

type Counting = Pick<Deps, 'db' | 'clock'>;

export const createAlbumPlayersQueue = (deps: Counting): JobQueue => ({
  name: 'album_players',
  cron: '5 * * * *',
  atStart: true,
  run: (_key, signal) => countPlayers(deps, signal),
});

const DAY_MS = 86_400_000;
/** Bounds how many albums one transaction locks. */
const ALBUMS_AT_ONCE = 500;

const CHANGED = defineRow('albums with other players', { id: int8, players: int4 });

/** A locked album is left to the next call, so that nobody waits. No version and no `updated_at` rises. */
export async function countPlayers({ db, clock }: Counting, signal?: AbortSignal): Promise<void> {
  const since = new Date(clock().getTime() - HOME.playedDays * DAY_MS);
  const plays = sql.join(
    CONTENT_KINDS.map(
      (kind) => sql`select album_id, account_id from ${sql.table(kind)} where created_at >= ${since}`,
    ),
    sql` union `,
  );
  const changed = await CHANGED.list(
    db,
    sql`
    select a.id, coalesce(lately.players, 0)::integer as players
    from (select album_id, count(*) as players from (${plays}) play group by album_id) lately
    full join (select id, players from album where players > 0) known on known.id = lately.album_id
    join album a on a.id = coalesce(known.id, lately.album_id)
    where coalesce(known.players, 0) <> coalesce(lately.players, 0)
    order by a.id`,
  );
  for (let at = 0; at < changed.length; at += ALBUMS_AT_ONCE) {
    if (signal?.aborted === true) return;
    const batch = changed.slice(at, at + ALBUMS_AT_ONCE);
    const ids = batch.map(({ id }) => id);
    const players = batch.map((each) => each.players);
    await inTransaction(db, (trx) =>
      sql`
        with free as (
          select id from album where id = any(${ids}::bigint[]) order by id for no key update skip locked
        )
        update album set players = counted.players
        from unnest(${ids}::bigint[], ${players}::integer[]) as counted (id, players), free
        where album.id = counted.id and free.id = counted.id`.execute(trx),
    );
  }
}
