// SQL of voices: which accounts count in the palmarès.
import { VOICE_WAVE } from '@palmares/core/staff-limits';
import { sql } from 'kysely';
import { CONTENT_TABLES } from '../../db/content-tables.ts';
import { isAlbumDeleted } from '../../db/removals.ts';
import { defineRow, int8, json, type RowOf, text } from '../../db/row-type.ts';
import type { Db } from '../../db/transaction.ts';
import { isCounted } from './palmares.repository.ts';

const DAY_MS = 86_400_000;

export async function updateVoicesLeftOut(db: Db, accountId: number, leftOut: boolean): Promise<void> {
  await db.updateTable('account').set({ voices_left_out: leftOut }).where('id', '=', accountId).execute();
}

const COUNTED_VOICE = defineRow('counted voice', { id_album: int8, contents: int8 });
export type CountedVoice = RowOf<typeof COUNTED_VOICE>;

/** Lists the albums whose palmarès contains the account's voice, with its number of contents there. */
export function listAccountVoices(db: Db, accountId: number): Promise<CountedVoice[]> {
  const counted = CONTENT_TABLES.map(
    ({ table }) => sql`
      select t.album_id from ${table} t join account u on u.id = t.account_id join album a on a.id = t.album_id
      where t.account_id = ${accountId} and ${isCounted}`,
  );
  return COUNTED_VOICE.list(
    db,
    sql`
    select album_id as id_album, count(*) as contents from (${sql.join(counted, sql` union all `)}) counted
    group by album_id order by album_id`,
  );
}

type AuthorColumns = {
  author_id: number;
  author_username: string;
  author_nametag: string;
  author_status: string;
};

const WAVE = defineRow('voice wave', {
  id: int8,
  name: text,
  status: text.as<'public' | 'private' | 'quarantined'>(),
  voices: int8,
  young: int8,
  accounts: json<AuthorColumns[]>(),
  author_id: int8,
  author_username: text,
  author_nametag: text,
  author_status: text,
});
export type WaveRow = RowOf<typeof WAVE>;

/**
 * Lists albums by their new voices of the last days, with the largest share of new accounts first. Accounts whose voices are already
 * excluded do not count. Only the accounts of albums with enough voices of new accounts are read: on a large site, few albums have them.
 */
export async function listWaves(db: Db, now: Date): Promise<WaveRow[]> {
  const since = new Date(now.getTime() - VOICE_WAVE.days * DAY_MS);
  const youngSince = new Date(since.getTime() - VOICE_WAVE.accountDays * DAY_MS);
  const latest = sql.join(
    CONTENT_TABLES.map(
      ({ table }) =>
        sql`select album_id, account_id, created_at from ${table} where not private and not hidden and created_at > ${since}`,
    ),
    sql` union all `,
  );
  const isYoung = sql`u.created_at > v.at - make_interval(days => ${sql.lit(VOICE_WAVE.accountDays)})`;
  const rows = await WAVE.list(
    db,
    sql`
    with voice as materialized (
      select album_id, account_id, min(created_at) as at from (${latest}) latest group by album_id, account_id
    ), suspect as materialized (
      select v.album_id from voice v join (select id, created_at from account
        where created_at > ${youngSince} and status = 'active' and not voices_left_out) u on u.id = v.account_id
      where ${isYoung} group by v.album_id having count(*) >= ${sql.lit(VOICE_WAVE.youngMin)}
    ), known as (
      select v.album_id, u.*, ${isYoung} as young
      from suspect s join voice v on v.album_id = s.album_id join account u on u.id = v.account_id
      where u.status = 'active' and not u.voices_left_out
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
    where not ${isAlbumDeleted('a')} order by w.young desc, a.id limit ${sql.lit(VOICE_WAVE.albumsShown)}`,
  );
  return rows.map((row) => ({ ...row, accounts: row.accounts.slice(0, VOICE_WAVE.accountsShown) }));
}
