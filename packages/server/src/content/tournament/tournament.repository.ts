// SQL specific to tournaments: their images with their places, duels, turn and winner. Heads and lists are in the shared module.
import type { TournamentDuel, TournamentImageInput } from '@palmares/core/contract/types';
import { sql } from 'kysely';
import type { ImageRow } from '../../catalog/image/image.presenter.ts';
import { isNotPurged } from '../../db/removals.ts';
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

const isShown = sql<boolean>`not ti.disable and ${isNotPurged(sql.ref('ti.image_id'))}`;

/** A listed tournament. Its cover is the champion, or else the best placed visible image. */
export const CARD = {
  row: TOURNAMENT_CARD,
  columns: sql`
  (select ${imageJson} from image i where i.id = coalesce((
    select ti.image_id from tournament_image ti
    where ti.tournament_id = t.id and ti.image_id = t.winner_id and ${isShown}), (
    select ti.image_id from tournament_image ti where ti.tournament_id = t.id and ${isShown}
    order by ti.place, ti.id limit 1))) as cover,
  (select count(*) from tournament_image ti where ti.tournament_id = t.id and ${isShown}) as image_count`,
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

/** The vote of a content `t`, in the form that tournament.vote.ts parses. */
export const VOTE_JSON = sql`json_build_array(t.turn, t.winner_id, coalesce((
      select json_agg(json_build_array(ti.image_id, ti.turn, ti.disable) order by ti.place, ti.id)
      from tournament_image ti where ti.tournament_id = t.id), '[]'),
    (select d.duels from tournament_duels d where d.tournament_id = t.id))`;
