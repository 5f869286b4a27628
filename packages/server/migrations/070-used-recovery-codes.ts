// Recovery codes that were used or replaced, for the list of erasures (docs/decisions/0080): a restored backup still holds them, and they
// would work once more. A code has no number, so the first 48 bits of its hash identify it without revealing it. Codes deleted together
// with their second factor are not recorded: a restore brings that factor back, and its owner needs one of them to remove it again.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table erasure drop constraint erasure_kind_check,
      add constraint erasure_kind_check check (kind in (
        'account', 'album', 'album_image', 'image', 'tierlist', 'tournament', 'ranking', 'recovery_code'))`.execute(
    db,
  );
  await sql`
    create function note_recovery_code() returns trigger language plpgsql as $$
      begin
        if exists (select from second_factor where account_id = old.account_id) then
          insert into erasure (kind, thing_id) values
            ('recovery_code', ('x' || encode(substring(old.code_hash for 6), 'hex'))::bit(48)::bigint);
        end if;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger erasure_of_deleted after delete on recovery_code for each row
    execute function note_recovery_code()`.execute(db);
}
