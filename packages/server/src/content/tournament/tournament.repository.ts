// SQL specific to tournaments: their images with their places, duels, turn and winner. Heads and lists are in the shared module.
import type { TournamentDuel, TournamentImageInput } from '@palmares/core/contract/types';
import { sql } from 'kysely';
import type { ImageRow } from '../../catalog/image/image.presenter.ts';
import { bool, defineRow, int4, int8, json, type RowOf } from '../../db/row-type.ts';
import { defineStatement, type ParameterOf } from '../../db/statement.ts';
import type { Db } from '../../db/transaction.ts';
import { CONTENT_COLUMNS, imageJson, type NewContent, type RowOfKind } from '../shared/content.repository.ts';

const TOURNAMENT_IMAGE = defineRow('image of a tournament', {
  id: int8,
  id_tournament: int8,
  id_image: int8,
  place: int4,
  turn: int4,
  lose: bool,
  disable: bool,
  image: json<ImageRow>(),
});
export type TournamentImageRow = RowOf<typeof TOURNAMENT_IMAGE>;

const TOURNAMENT_CARD = defineRow('card of a tournament', {
  ...CONTENT_COLUMNS.tournament,
  cover: json<ImageRow>().orNull(),
  image_count: int8,
});
export type TournamentRow = RowOfKind['tournament'];
export type TournamentCardRow = RowOf<typeof TOURNAMENT_CARD>;

/** A listed tournament. Its cover is the champion, or else the best placed visible image. */
export const CARD = {
  row: TOURNAMENT_CARD,
  columns: sql`
  (select ${imageJson} from image i where i.id = coalesce((
    select ti.image_id from tournament_image ti
    where ti.tournament_id = t.id and ti.image_id = t.winner_id and not ti.disable), (
    select ti.image_id from tournament_image ti where ti.tournament_id = t.id and not ti.disable
    order by ti.place, ti.id limit 1))) as cover,
  (select count(*) from tournament_image ti where ti.tournament_id = t.id and not ti.disable) as image_count`,
};

const IMAGES = defineStatement(
  'list images of a tournament',
  (parameter: ParameterOf<{ tournamentId: number }>) =>
    TOURNAMENT_IMAGE.of(sql`
    select ti.id, ti.tournament_id as id_tournament, ti.image_id as id_image, ti.place, ti.turn, ti.lose, ti.disable,
      ${imageJson} as image
    from tournament_image ti join image i on i.id = ti.image_id
    where ti.tournament_id = ${parameter('tournamentId')} order by ti.place, ti.id`),
);

export const listImages = (db: Db, tournamentId: number) => IMAGES(db, { tournamentId });

export async function insertTournament(
  db: Db,
  row: NewContent & { turn: number; winner_id: number | null },
): Promise<number> {
  const created = await db
    .insertInto('tournament')
    .values({ ...row, updated_at: row.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return created.id;
}

export async function updateOutcome(
  db: Db,
  id: number,
  outcome: { turn?: number; winner_id?: number | null },
): Promise<void> {
  await db.updateTable('tournament').set(outcome).where('id', '=', id).execute();
}

export async function replaceImages(
  db: Db,
  id: number,
  images: readonly TournamentImageInput[],
): Promise<void> {
  await removeImages(db, id);
  if (images.length === 0) return;
  const rows = images.map(({ id_image, place, turn, lose = false, disable = false }) => ({
    id_image,
    place,
    turn,
    lose,
    disable,
  }));
  await sql`
    insert into tournament_image (tournament_id, image_id, place, turn, lose, disable)
    select ${id}, id_image, place, turn, lose, disable from json_to_recordset(${JSON.stringify(rows)}::json)
      as x (id_image bigint, place integer, turn integer, lose boolean, disable boolean)`.execute(db);
}

export async function removeImages(db: Db, id: number): Promise<void> {
  await db.deleteFrom('tournament_image').where('tournament_id', '=', id).execute();
}

/** Returns the duels in the order of play; empty if they were not saved. */
export async function findDuels(db: Db, tournamentId: number): Promise<TournamentDuel[]> {
  const row = await db
    .selectFrom('tournament_duels')
    .where('tournament_id', '=', tournamentId)
    .select('duels')
    .executeTakeFirst();
  return row?.duels ?? [];
}

export async function replaceDuels(db: Db, id: number, duels: readonly TournamentDuel[]): Promise<void> {
  if (duels.length === 0) {
    await db.deleteFrom('tournament_duels').where('tournament_id', '=', id).execute();
    return;
  }
  await db
    .insertInto('tournament_duels')
    .values({ tournament_id: id, duels: JSON.stringify(duels) })
    .onConflict((conflict) =>
      conflict.column('tournament_id').doUpdateSet(({ ref }) => ({ duels: ref('excluded.duels') })),
    )
    .execute();
}

/** Returns undefined if the tournament already holds the image. */
export function insertImage(
  db: Db,
  row: {
    tournament_id: number;
    image_id: number;
    place: number;
    turn: number;
    lose: boolean;
    disable: boolean;
  },
): Promise<{ id: number } | undefined> {
  return db
    .insertInto('tournament_image')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tournament_id', 'image_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** The fields that the rules of a result check. */
export async function findResult(db: Db, id: number) {
  const outcome = db.selectFrom('tournament').where('id', '=', id).select(['turn', 'winner_id']);
  return { ...(await outcome.executeTakeFirstOrThrow()), images: await listOutcome(db, id) };
}

function listOutcome(
  db: Db,
  tournamentId: number,
): Promise<{ id_image: number; place: number; turn: number; lose: boolean; disable: boolean }[]> {
  return db
    .selectFrom('tournament_image')
    .where('tournament_id', '=', tournamentId)
    .select(['image_id as id_image', 'place', 'turn', 'lose', 'disable'])
    .execute();
}

/**
 * When the champion is removed, the best placed of the others becomes champion (a walkover): the two swap places first. Images below the
 * freed place move up, so that a place stays 1 + the number of images with a higher score (TO-36). The duels that the removed image won or
 * lost are dropped; a new champion never lost.
 */
export async function removeImageEverywhere(db: Db, imageId: number): Promise<void> {
  await sql`
    with won as (
      select t.id, (select ti.image_id from tournament_image ti
        where ti.tournament_id = t.id and ti.image_id <> ${imageId} and not ti.disable
        order by ti.place, ti.id limit 1) as next
      from tournament t where t.winner_id = ${imageId}),
    crowned as (update tournament t set winner_id = won.next from won where t.id = won.id)
    update tournament_image mine set place = theirs.place, turn = theirs.turn, lose = theirs.lose
    from won, tournament_image theirs
    where mine.tournament_id = won.id and theirs.tournament_id = won.id
      and ((mine.image_id = ${imageId} and theirs.image_id = won.next)
        or (mine.image_id = won.next and theirs.image_id = ${imageId}))`.execute(db);
  await sql`
    update tournament_duels d set duels = coalesce((
      select jsonb_agg(jsonb_build_object('winner_id', duel -> 'winner_id', 'loser_ids', losers) order by position)
      from jsonb_array_elements(d.duels) with ordinality as played (duel, position), lateral (
        select jsonb_agg(loser) as losers from jsonb_array_elements(duel -> 'loser_ids') as loser
        where loser::bigint <> ${imageId} and loser::bigint is distinct from t.winner_id) as beaten
      where (duel -> 'winner_id')::bigint <> ${imageId} and losers is not null), '[]')
    from tournament t
    where t.id = d.tournament_id
      and d.tournament_id in (select tournament_id from tournament_image where image_id = ${imageId})`.execute(
    db,
  );
  await sql`
    with gone as (delete from tournament_image where image_id = ${imageId} returning tournament_id, place)
    update tournament_image ti set place = ti.place - 1 from gone
    where ti.tournament_id = gone.tournament_id and ti.place > gone.place`.execute(db);
}

/** The vote of a content `t`, in the form that tournament.vote.ts parses. */
export const VOTE_JSON = sql`json_build_array(t.turn, t.winner_id, coalesce((
      select json_agg(json_build_array(ti.image_id, ti.turn, ti.disable) order by ti.place, ti.id)
      from tournament_image ti where ti.tournament_id = t.id), '[]'),
    (select d.duels from tournament_duels d where d.tournament_id = t.id))`;
