// Wire schemas of rooms (SA-1 and following): what a host decides, what guests send, and the snapshots of each audience.
// docs/decisions/0104 describes the calls, the cookies and the stream.
import { type Static, type TSchema, Type } from 'typebox';
import { CONTENT } from '../../content-limits.ts';
import { WIRE } from '../../limits.ts';
import { ROOM } from '../../room/limits.ts';
import { ROOM_MODES, TIE_RULES } from '../../room/plan.ts';
import { ROOM_ENDS, ROOM_PHASES } from '../../room/state.ts';
import { TIERLIST } from '../../tierlist/limits.ts';
import { Id, Image, IsoTime, Nullable, success } from './common.ts';
import { Kind } from './content-kinds.ts';

const Mode = Type.Enum(ROOM_MODES);
const Phase = Type.Enum(ROOM_PHASES);
const End = Type.Enum(ROOM_ENDS);
const Index = Type.Integer({ minimum: 0, maximum: ROOM.imagesMax });
const Step = Type.Integer({ minimum: 0, maximum: CONTENT.imagesMax });
const Count = Type.Integer({ minimum: 0 });
const Seconds = Nullable(Type.Integer({ minimum: 1, maximum: ROOM.extendSecondsMax }));
const Key = Type.String({ maxLength: WIRE.linkTokenMax });
const Version = Type.String({ description: '`seq.revision`: also the id of the event' });

export const RoomTier = Type.Object({
  label: Type.String({ maxLength: WIRE.lineMax }),
  color: Type.String({ maxLength: WIRE.colorMax, description: 'six hex digits, without #' }),
});

/** Groups of images from best to worst: a guest's ballot of a ranking, or the joined one. */
export const RoomBallot = Type.Array(Type.Array(Id, { minItems: 1, maxItems: ROOM.imagesMax }), {
  maxItems: ROOM.imagesMax,
});

export const RoomChoice = Type.Union([Type.Integer({ minimum: 0 }), RoomBallot], {
  description:
    'the index of a tier, best first (tier list, guess); the id of an image (tournament); groups of images (ranking)',
});
export type RoomChoiceWire = Static<typeof RoomChoice>;

/** `images` are the chosen ones in the order of play; without it, all images of the album in their order. */
export const CreateRoomBody = Type.Object({
  id_album: Id,
  mode: Mode,
  images: Type.Optional(Type.Array(Id, { maxItems: ROOM.imagesMax })),
  /** Tier list and guess; by default S to D. */
  tiers: Type.Optional(Type.Array(RoomTier, { maxItems: TIERLIST.tiersMax })),
  step_seconds: Type.Optional(Seconds),
  /** Ranking: batches that each guest plays. */
  batches: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: ROOM.batchesMax }))),
  votes_hidden: Type.Optional(Type.Boolean()),
  names_on_votes: Type.Optional(Type.Boolean()),
  ties: Type.Optional(Type.Enum(TIE_RULES)),
  /** Guess: a tier list of this album that the host may read. Its tiers and placed images are played. */
  id_tierlist: Type.Optional(Id),
  /** Guess, instead of a tier list: the tier of each of `images`. */
  answers: Type.Optional(Type.Array(Index, { maxItems: ROOM.imagesMax })),
});
export type CreateRoomBody = Static<typeof CreateRoomBody>;

/** `guest` plays; `host` also sees the guests; `screen` only shows. */
export const ROOM_AUDIENCES = ['guest', 'host', 'screen'] as const;
export type RoomAudience = (typeof ROOM_AUDIENCES)[number];
const Role = Type.Enum(['opener', 'co_host', 'conductor', 'guest'] as const);

/** Chooses the cookie of the screen in a browser that also has a seat in the room. */
export const AudienceQuery = Type.Object({ as: Type.Optional(Type.Literal('screen')) });
export type AudienceQuery = Static<typeof AudienceQuery>;

/** The caller's own view of the room. Replies to calls contain it, the stream never does. */
export const RoomSeat = Type.Object({
  id: Id,
  number: Count,
  /** Null for « Invité {number} » (`anonymousGuest` of the texts). */
  name: Nullable(Type.String()),
  role: Role,
  /** True for a guest with an account. */
  signed_in: Type.Boolean(),
  /** True if pictures of the result may show the guest's name. */
  consent: Type.Boolean(),
  /** Own votes, with the images of their steps. */
  votes: Type.Array(Type.Object({ step: Step, images: Type.Array(Id), choice: RoomChoice })),
});
export type RoomSeat = Static<typeof RoomSeat>;

const keys = {
  /** Goes into the fragment of the link and the QR code: `/salon/{code}#{invite_key}`. */
  invite_key: Type.String(),
  /** Goes into the fragment of the screen’s address: `/salon/{code}/ecran#{screen_key}`. */
  screen_key: Type.String(),
};
export const RoomKeys = Type.Object(keys);
export type RoomKeys = Static<typeof RoomKeys>;

export const OpenedRoom = Type.Object({
  code: Type.String(),
  ...keys,
  seat: RoomSeat,
});
export type OpenedRoom = Static<typeof OpenedRoom>;

/** The facts shown before entering, to anybody who has the code. `album` is null unless it is public. */
export const RoomPreview = Type.Object({
  code: Type.String(),
  mode: Mode,
  phase: Phase,
  locked: Type.Boolean(),
  full: Type.Boolean(),
  guests: Count,
  album: Nullable(Type.Object({ id: Id, name: Type.String() })),
});
export type RoomPreview = Static<typeof RoomPreview>;

/** A guest sends a name; a signed-in person sends none and joins as themself; a screen sends its key. */
export const EnterRoomBody = Type.Object({
  name: Type.Optional(Type.String({ maxLength: WIRE.lineMax })),
  screen_key: Type.Optional(Key),
  invite_key: Type.Optional(Key),
});
export type EnterRoomBody = Static<typeof EnterRoomBody>;

/** `seat` is null for a screen. */
export const EnteredRoom = Type.Object({
  audience: Type.Enum(ROOM_AUDIENCES),
  seat: Nullable(RoomSeat),
});
export type EnteredRoom = Static<typeof EnteredRoom>;

export const UpdateSeatBody = Type.Object({
  name: Type.Optional(Type.String({ maxLength: WIRE.lineMax })),
  consent: Type.Optional(Type.Boolean()),
});
export type UpdateSeatBody = Static<typeof UpdateSeatBody>;

export const VoteBody = Type.Object({ step: Step, choice: RoomChoice });
export type VoteBody = Static<typeof VoteBody>;

const action = <T extends string, F extends Record<string, TSchema>>(type: T, fields: F) =>
  Type.Object({ type: Type.Literal(type), ...fields });

/** One change of the play (core/src/room/play.ts). */
const Action = Type.Union([
  action('start', {}),
  action('reveal', {}),
  action('decide', { choice: Nullable(Type.Integer({ minimum: 0 })) }),
  action('next', {}),
  action('undo', {}),
  action('pause', {}),
  action('resume', {}),
  action('extend', { seconds: Type.Integer({ minimum: 1, maximum: ROOM.extendSecondsMax }) }),
  action('time', { seconds: Seconds }),
  action('place', { image: Id, tier: Nullable(Index), index: Index }),
  action('finish', {}),
]);

/** `seq` is the number before the dot of the version that the caller sees: a second press of the same button is refused, not played. */
export const ConductRoomBody = Type.Object({ seq: Type.Integer({ minimum: 1 }), action: Action });
export type ConductRoomBody = Static<typeof ConductRoomBody>;

export const UpdateRoomBody = Type.Object({
  locked: Type.Optional(Type.Boolean()),
  votes_hidden: Type.Optional(Type.Boolean()),
  names_on_votes: Type.Optional(Type.Boolean()),
  /** Id of a guest, or null for none. Only the opener may. */
  co_host: Type.Optional(Nullable(Id)),
});
export type UpdateRoomBody = Static<typeof UpdateRoomBody>;

/** `anonymous` replaces the name by « Invité {number} »; `readmitted` lets a removed guest come back. */
export const UpdateRoomGuestBody = Type.Object({
  name: Type.Optional(Type.String({ maxLength: WIRE.lineMax })),
  anonymous: Type.Optional(Type.Literal(true)),
  readmitted: Type.Optional(Type.Literal(true)),
});
export type UpdateRoomGuestBody = Static<typeof UpdateRoomGuestBody>;

/** Without a name, the content gets that of the album. */
export const SaveRoomBody = Type.Object({
  name: Type.Optional(Type.String({ maxLength: WIRE.nameMax })),
  description: Type.Optional(Nullable(Type.String({ maxLength: WIRE.textMax }))),
});
export type SaveRoomBody = Static<typeof SaveRoomBody>;

export const SavedRoom = Type.Object({ kind: Kind, id: Id, version: Type.Integer() });
export type SavedRoom = Static<typeof SavedRoom>;

/** A room of the caller's account: one that is open, or one whose result waits to be saved. */
export const OwnRoom = Type.Object({
  code: Type.String(),
  mode: Mode,
  phase: Phase,
  guests: Count,
  album: Type.Object({ id: Id, name: Type.String() }),
  createdAt: IsoTime,
  /** The result can be saved, and has not been. */
  unsaved: Type.Boolean(),
  end_reason: Nullable(End),
});
export type OwnRoom = Static<typeof OwnRoom>;

const Tally = Type.Array(Type.Object({ choice: Type.Integer(), count: Count }));
/** `name` is null for « Invité {number} ». */
const named = { id: Id, number: Count, name: Nullable(Type.String()) };
const Named = Type.Object(named);

/** Fields of a snapshot for every audience. */
const shared = {
  version: Version,
  /** The server's time when the snapshot was made, to which `closes_at` is to be compared. */
  now: IsoTime,
  code: Type.String(),
  mode: Mode,
  phase: Phase,
  step: Step,
  /** Number of steps; those of a tournament count all duels. */
  steps: Count,
  paused: Type.Boolean(),
  closes_at: Nullable(IsoTime),
  /** Time left of a paused step. */
  left_ms: Nullable(Count),
  step_seconds: Seconds,
  batches: Nullable(Count),
  locked: Type.Boolean(),
  votes_hidden: Type.Boolean(),
  names_on_votes: Type.Boolean(),
  tiers: Type.Array(RoomTier),
  /** Changes when the addresses of images or their number do: then `listRoomImages` is to be called again. */
  images_version: Type.String(),
  /** Images of the step: one, or a duel; all images of a ranking are those of `listRoomImages`. */
  images: Type.Array(Id),
  upcoming: Type.Array(Id),
  counts: Type.Object({
    guests: Count,
    present: Count,
    /** Guests who have voted in the step. */
    voted: Count,
  }),
  /** Votes of the step: null while they are hidden, and in a ranking. */
  votes: Nullable(Tally),
  /** Outcome of a revealed step: a tier, or an image. Null before, without a tier, and while a tie is undecided. */
  outcome: Nullable(Type.Integer()),
  /** Images of a tied duel. */
  tied: Type.Array(Id),
  /** Guests whose vote was the outcome; empty unless the host allows names on votes. */
  agreed: Type.Array(Named),
  /** Rows of a tier list as decided up to now, best first, and the images without a tier; null in other modes. */
  board: Nullable(Type.Object({ tiers: Type.Array(Type.Array(Id)), pool: Type.Array(Id) })),
  /** A tournament: the winners in the order of the duels. */
  winners: Type.Array(Id),
  /** A ranking: the joined order, once it is revealed. */
  order: Nullable(RoomBallot),
  /** The best guessers of a guess, up to the last revealed step. */
  scores: Type.Array(Type.Object({ ...named, points: Count, exact: Count })),
  /** The conductor has been away for two minutes: `takeOverRoom` may be offered to `successor`. */
  conductor_away: Type.Boolean(),
  end_reason: Nullable(End),
  /** The saved content. Guests may read it once it is public. */
  content: Nullable(Type.Object({ kind: Kind, id: Id })),
};

const seats = {
  opener: Id,
  co_host: Nullable(Id),
  conductor: Id,
  /** The guest who may take over now. */
  successor: Nullable(Id),
};

export const GuestSnapshot = Type.Object({
  audience: Type.Literal('guest'),
  ...shared,
  ...seats,
  /** Everybody in the lobby; empty later, when only the numbers matter. */
  guests: Type.Array(Named),
});
export type GuestSnapshot = Static<typeof GuestSnapshot>;

export const RoomGuest = Type.Object({
  ...named,
  role: Role,
  signed_in: Type.Boolean(),
  present: Type.Boolean(),
  voted: Type.Boolean(),
  removed: Type.Boolean(),
  /** A removed guest who asks to come back. */
  asks: Type.Boolean(),
});
export type RoomGuest = Static<typeof RoomGuest>;

/** For the opener, the co-host, and who conducts. */
export const HostSnapshot = Type.Object({
  audience: Type.Literal('host'),
  ...shared,
  ...seats,
  guests: Type.Array(RoomGuest),
  /** The opener can save: there is a result, and none was saved. */
  can_save: Type.Boolean(),
  /** The site is a demo: `simulateRoomGuests` may be called. */
  can_simulate: Type.Boolean(),
});
export type HostSnapshot = Static<typeof HostSnapshot>;

/** The opener's name is not in it. */
export const ScreenSnapshot = Type.Object({
  audience: Type.Literal('screen'),
  ...shared,
  guests: Type.Array(Named),
});
export type ScreenSnapshot = Static<typeof ScreenSnapshot>;

export const RoomSnapshot = Type.Union([GuestSnapshot, HostSnapshot, ScreenSnapshot]);
export type RoomSnapshot = Static<typeof RoomSnapshot>;

export const RoomImages = Type.Object({ images_version: Type.String(), images: Type.Array(Image) });
export type RoomImages = Static<typeof RoomImages>;

/** A guest of a result. `name` is null once the names are deleted: then the guest is « Invité {number} ». */
const ResultGuest = Type.Object({
  number: Type.Integer(),
  name: Nullable(Type.String()),
  /** True if pictures of the result may show the name. */
  consent: Type.Boolean(),
});

/** Guests are named by their number. */
export const RoomResult = Type.Object({
  mode: Mode,
  guests: Type.Array(ResultGuest),
  /** Highest first. Percentages are whole. */
  agreements: Type.Array(Type.Object({ number: Type.Integer(), percent: Type.Integer() })),
  closest: Nullable(
    Type.Object({
      numbers: Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }),
      percent: Type.Integer(),
    }),
  ),
  original: Nullable(Type.Object({ number: Type.Integer(), percent: Type.Integer() })),
  /** Most divisive first: the images of the step, or one image of a ranking. `spread` is a percentage. */
  divisive: Type.Array(Type.Object({ images: Type.Array(Id), spread: Type.Integer() })),
  scores: Type.Array(Type.Object({ number: Type.Integer(), points: Count, exact: Count })),
});
export type RoomResult = Static<typeof RoomResult>;

export const RoomResultQuery = Type.Object({ kind: Kind, content: Id });
export type RoomResultQuery = Static<typeof RoomResultQuery>;

export const OpenedRoomReply = success(OpenedRoom);
export const RoomKeysReply = success(RoomKeys);
export const OwnRoomsReply = success(Type.Array(OwnRoom));
export const RoomPreviewReply = success(RoomPreview);
export const EnteredRoomReply = success(EnteredRoom);
export const RoomSeatReply = success(RoomSeat);
export const RoomSnapshotReply = success(RoomSnapshot);
export const RoomImagesReply = success(RoomImages);
/** The vote as it counts. */
export const CastVoteReply = success(VoteBody);
export const SavedRoomReply = success(SavedRoom);
export const RoomResultReply = success(RoomResult);
export const NoData = success(Type.Null());
