// The tables of rooms as Kysely sees them; migration 087 is authoritative.
import type { ContentKind } from '@palmares/core/content-kind';
import type { RoomResult } from '@palmares/core/contract/types';
import type { RoomPlan } from '@palmares/core/room/plan';
import type { RoomPhase, RoomState } from '@palmares/core/room/state';
import type { RoomChoice } from '@palmares/core/room/votes';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Guests by their number. */
export type StoredScore = { readonly number: number; readonly points: number; readonly exact: number };

/** A `RoomResult` without the names. */
export type StoredRoomResult = Omit<RoomResult, 'guests'> & { readonly numbers: readonly number[] };

export type RoomTables = {
  /** `state` is the truth; the columns after it repeat parts of it for conditions in SQL. */
  room: {
    id: Generated<number>;
    code: string;
    account_id: number;
    /** Null once the album is deleted, which ends the room. */
    album_id: number | null;
    plan: JSONColumnType<RoomPlan>;
    state: JSONColumnType<RoomState>;
    seq: number;
    phase: RoomPhase;
    step: number;
    paused: Generated<boolean>;
    closes_at: Date | null;
    votes_hidden: boolean;
    names_on_votes: boolean;
    locked: Generated<boolean>;
    /** Part of the signed keys of its links: raising it ends them. */
    key_epoch: Generated<number>;
    /** Guests of the room; null only until the opener's seat is written. */
    opener_id: number | null;
    co_host_id: number | null;
    conductor_id: number | null;
    /** Drawn from `room_revision`, like those of guests and votes. */
    revision: Generated<number>;
    /** The best guessers up to the last reveal; empty in other modes. */
    scores: JSONColumnType<StoredScore[]>;
    /** Null before the phase `board`. */
    result: JSONColumnType<StoredRoomResult> | null;
    content_kind: ContentKind | null;
    content_id: number | null;
    created_at: Date;
    /** Time of the last change of the state or of a vote's step. */
    active_at: Date;
    ended_at: Date | null;
    /** The guests were deleted. */
    emptied_at: Date | null;
  };
  room_guest: {
    id: Generated<number>;
    room_id: number;
    /** Counts the guests of the room. */
    number: number;
    account_id: number | null;
    /** The seat of an account lasts as long as the session. */
    session_id: string | null;
    /** Empty for « Invité {number} ». */
    name: string;
    consent: Generated<boolean>;
    joined_at: Generated<Date>;
    present_since: Generated<Date>;
    seen_at: Generated<Date>;
    removed_at: Date | null;
    /** A removed guest asked to come back. */
    asks_at: Date | null;
    revision: Generated<number>;
  };
  room_vote: {
    room_id: number;
    step: number;
    guest_id: number;
    choice: ColumnType<RoomChoice, string, string>;
    revision: Generated<number>;
  };
  /** The result beside a saved content, without names. `room_id` leads to them while its guests exist. */
  room_result: {
    kind: ContentKind;
    content_id: number;
    room_id: number;
    result: JSONColumnType<StoredRoomResult>;
    created_at: Date;
  };
};
