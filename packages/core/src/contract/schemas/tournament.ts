// Wire schemas of tournaments (TO-58, TO-60).
import { type Static, Type } from 'typebox';
import { CONTENT } from '../../content-limits.ts';
import { WIRE } from '../../limits.ts';
import { TOURNAMENT } from '../../tournament/limits.ts';
import { Id, Image, Nullable } from './common.ts';
import { cardFields, contentFields, detailsChange, detailsInput, wholeFields } from './content.ts';

const Count = Type.Integer({ minimum: 0, maximum: WIRE.countMax });

const imageFields = {
  id_image: Id,
  place: Count,
  turn: Count,
  lose: Type.Boolean(),
  disable: Type.Boolean(),
};

export const TournamentImage = Type.Object({ id: Id, id_tournament: Id, ...imageFields, image: Image });
export type TournamentImage = Static<typeof TournamentImage>;

/** The images that the winner of one duel beat: one or two. */
export const TournamentDuel = Type.Object({
  winner_id: Id,
  loser_ids: Type.Array(Id, { minItems: 1, maxItems: TOURNAMENT.oddDuelSize - 1 }),
});
export type TournamentDuel = Static<typeof TournamentDuel>;

const ownFields = { turn: Type.Integer(), winner_id: Nullable(Id) };

/** A card, with the champion as its cover. */
export const TournamentSummary = Type.Object({ ...contentFields, ...ownFields, ...cardFields });
export type TournamentSummary = Static<typeof TournamentSummary>;

export const Tournament = Type.Object({
  ...contentFields,
  ...ownFields,
  ...wholeFields,
  tournamentImage: Type.Array(TournamentImage),
  duels: Type.Array(TournamentDuel, { description: 'in the order of play; empty where they were not saved' }),
});
export type Tournament = Static<typeof Tournament>;

export const TournamentImageInput = Type.Object({
  ...imageFields,
  lose: Type.Optional(Type.Boolean()),
  disable: Type.Optional(Type.Boolean()),
});
export type TournamentImageInput = Static<typeof TournamentImageInput>;

const ownInput = {
  turn: Type.Optional(Type.Integer({ minimum: 1, maximum: WIRE.turnMax })),
  winner_id: Type.Optional(Nullable(Id)),
  images: Type.Optional(Type.Array(TournamentImageInput, { maxItems: CONTENT.imagesMax })),
  duels: Type.Optional(Type.Array(TournamentDuel, { maxItems: CONTENT.imagesMax })),
};

export const CreateTournamentBody = Type.Object({ ...detailsInput, id_album: Id, ...ownInput });
export type CreateTournamentBody = Static<typeof CreateTournamentBody>;

export const UpdateTournamentBody = Type.Object({ ...detailsChange, ...ownInput });
export type UpdateTournamentBody = Static<typeof UpdateTournamentBody>;

export const CreateTournamentImageBody = Type.Object({
  id_tournament: Id,
  ...TournamentImageInput.properties,
});
export type CreateTournamentImageBody = Static<typeof CreateTournamentImageBody>;
