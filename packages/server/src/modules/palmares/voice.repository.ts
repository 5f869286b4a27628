// SQL of who weighs in the palmarès.
import { VOICE_WAVE } from '@palmares/core/limits';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { CONTENT_KINDS } from '../content/content-kinds.ts';

const DAY_MS = 86_400_000;

export async function updateVoicesLeftOut(db: Db, accountId: number, leftOut: boolean): Promise<void> {
  await db.updateTable('account').set({ voices_left_out: leftOut }).where('id', '=', accountId).execute();
}

type AuthorColumns = {
  author_id: number;
  author_username: string;
  author_nametag: string;
  author_status: string;
};

export type WaveRow = AuthorColumns & {
  id: number;
  name: string;
  status: 'public' | 'private' | 'quarantined';
  voices: number;
  young: number;
  accounts: AuthorColumns[];
};

/** Albums by their new voices of the last days; accounts whose voices are left out already are none. The most of new accounts first. */
export async function listWaves(db: Db, now: Date): Promise<WaveRow[]> {
  const since = new Date(now.getTime() - VOICE_WAVE.days * DAY_MS);
  const latest = sql.join(
    CONTENT_KINDS.map(
      ({ table }) =>
        sql`select album_id, account_id, created_at from ${table} where not private and created_at > ${since}`,
    ),
    sql` union all `,
  );
  const result = await sql<WaveRow>`
    with voice as (
      select album_id, account_id, min(created_at) as at from (${latest}) latest group by album_id, account_id
    ), known as (
      select v.album_id, u.*, u.created_at > v.at - make_interval(days => ${sql.lit(VOICE_WAVE.accountDays)}) as young
      from voice v join account u on u.id = v.account_id where u.status = 'active' and not u.voices_left_out
    ), wave as (
      select album_id, count(*) as voices, count(*) filter (where young) as young,
        json_agg(json_build_object('author_id', id, 'author_username', username, 'author_nametag', nametag,
          'author_status', status) order by created_at desc, id desc) filter (where young) as accounts
      from known group by album_id
      having count(*) filter (where young) >= ${sql.lit(VOICE_WAVE.youngMin)}
        and count(*) filter (where young) > count(*) * ${sql.lit(VOICE_WAVE.share)}
    )
    select a.id, a.name, a.status, w.voices, w.young, w.accounts, o.id as author_id, o.username as author_username,
      o.nametag as author_nametag, o.status as author_status
    from wave w join album a on a.id = w.album_id join account o on o.id = a.account_id
    where a.deleted_at is null order by w.young desc, a.id limit ${sql.lit(VOICE_WAVE.albumsShown)}`.execute(
    db,
  );
  return result.rows.map((row) => ({ ...row, accounts: row.accounts.slice(0, VOICE_WAVE.accountsShown) }));
}
