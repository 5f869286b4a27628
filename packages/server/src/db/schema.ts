// The tables as Kysely sees them; the migrations are authoritative.
import type { TokenScope } from '@palmares/core/account/personal-token';
import { CONTENT_KINDS } from '@palmares/core/content-kind';
import type { TournamentDuel } from '@palmares/core/contract/types';
import type { Palmares } from '@palmares/core/palmares/palmares';
import type { CaseState, ReportedKind, Sanction } from '@palmares/core/report/case';
import type { ReportReason } from '@palmares/core/report/check-report';
import type { Generated, JSONColumnType } from 'kysely';
import type { RoomTables } from './room-tables.ts';

type AccountStatus = 'active' | 'desactive' | 'deleted';
type AlbumStatus = 'public' | 'private' | 'quarantined';

/** `album_image`: an image that left its album while contents still show it. `recovery_code`: one that was used or replaced. */
export const ERASURE_KINDS = [
  'account',
  'album',
  'album_image',
  'image',
  ...CONTENT_KINDS,
  'recovery_code',
] as const;
export type ErasureKind = (typeof ERASURE_KINDS)[number];

export type Database = {
  role: { id: number; libelle: string };
  account: {
    id: Generated<number>;
    username: string;
    nametag: string;
    nametag_key: string;
    email: string | null;
    email_key: string | null;
    password_hash: string | null;
    status: Generated<AccountStatus>;
    /** Bytes of all stored copies of this account's images, for the quota. */
    stored_bytes: Generated<number>;
    created_at: Generated<Date>;
    last_connection: Date | null;
    /** Set by an admin: the account's contents count in no palmarès. */
    voices_left_out: Generated<boolean>;
    /** Of the mails to the account (migration 083). */
    language: Generated<string>;
  };
  /** Deleted accounts whose rows and files the background still removes (migration 079, whose triggers insert the rows). */
  account_erasure: { account_id: number; begun_at: Generated<Date> };
  account_role: { account_id: number; role_id: number };
  session: {
    id: string;
    account_id: number;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
  };
  category: { id: Generated<number>; name: string; name_key: string; name_en: string | null };
  album: {
    id: Generated<number>;
    account_id: number;
    name: string;
    search_text: string;
    status: Generated<AlbumStatus>;
    quarantine_reason: string | null;
    epoch: Generated<number>;
    version: Generated<number>;
    image_count: Generated<number>;
    views: Generated<number>;
    uses: Generated<number>;
    /** People who made a content of it lately. */
    players: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
  };
  /** Changes of `uses` and `views` that are not in the album's row yet. Rows are only inserted and deleted. */
  album_count_change: {
    id: Generated<number>;
    album_id: number;
    uses: number;
    views: number;
  };
  album_category: {
    album_id: number;
    category_id: number;
    position: number;
    /** Triggers copy it from the album, like the keys that its lists are sorted by (migration 031). */
    listed: Generated<boolean>;
    created_at: Generated<Date>;
    search_text: Generated<string>;
    image_count: Generated<number>;
    players: Generated<number>;
  };
  /** The preview picture of a link to an album or content; `tag` is a hash of the content it shows. */
  preview: { kind: string; id: number; tag: string; file_key: string };
  stored_file: {
    key: string;
    state: 'pending' | 'live' | 'deleting';
    /** True while copies may lack a width that was added after they were made (migration 059). */
    copies_due: Generated<boolean>;
    /** True while its large copies may have been encoded with a lower effort than the current one (migration 071). */
    copies_heavy: Generated<boolean>;
    changed_at: Generated<Date>;
  };
  image: {
    id: Generated<number>;
    album_id: number;
    file_key: string;
    name: string;
    description: string | null;
    url: string | null;
    position: number;
    width: number;
    height: number;
    bytes: number;
    color: string;
    animated: Generated<boolean>;
    created_at: Generated<Date>;
    removed_at: Date | null;
  };
  /** Images that the background still removes from contents. */
  image_purge: { image_id: number; begun_at: Generated<Date> };
  flagged_image: {
    image_id: number;
    scores: JSONColumnType<Record<string, number>>;
    state: Generated<'pending' | 'kept' | 'removed'>;
    created_at: Generated<Date>;
    decided_by: number | null;
    decided_at: Date | null;
  };
  tierlist: {
    id: Generated<number>;
    account_id: number;
    album_id: number;
    name: string;
    search_text: string;
    description: string | null;
    private: Generated<boolean>;
    hidden: Generated<boolean>;
    id_main_image: number | null;
    version: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  tierlist_line: {
    id: Generated<number>;
    tierlist_id: number;
    label: string;
    placement: number;
    color: string;
  };
  tierlist_line_image: {
    id: Generated<number>;
    line_id: number;
    tierlist_id: number;
    image_id: number;
    placement: number;
    disable: Generated<boolean>;
  };
  tournament: {
    id: Generated<number>;
    account_id: number;
    album_id: number;
    name: string;
    search_text: string;
    description: string | null;
    private: Generated<boolean>;
    hidden: Generated<boolean>;
    turn: Generated<number>;
    winner_id: number | null;
    version: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  tournament_image: {
    id: Generated<number>;
    tournament_id: number;
    image_id: number;
    place: number;
    turn: number;
    lose: Generated<boolean>;
    disable: Generated<boolean>;
  };
  tournament_duels: {
    tournament_id: number;
    duels: JSONColumnType<TournamentDuel[]>;
  };
  ranking: {
    id: Generated<number>;
    account_id: number;
    album_id: number;
    name: string;
    search_text: string;
    description: string | null;
    private: Generated<boolean>;
    hidden: Generated<boolean>;
    version: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  ranking_image: {
    id: Generated<number>;
    ranking_id: number;
    image_id: number;
    points: Generated<number>;
    viewed: Generated<number>;
  };
  /** The palmarès of an album, computed in the background (content/palmares). `result` is null if every computation has failed so far. */
  palmares: {
    album_id: number;
    contents: number;
    result: JSONColumnType<Palmares> | null;
    computed_at: Date | null;
    /** Not computed again before this time, so that costly albums leave time to others. */
    rests_until: Date;
    /** PALMARES_MODEL_VERSION of the server that stored the result. */
    model_version: Generated<number>;
  };
  /**
   * An input of the album's palmarès has changed; `withdrawn`: the stored result is hidden until it is recomputed. Rows are only inserted
   * and deleted.
   */
  palmares_mark: {
    id: Generated<number>;
    album_id: number;
    withdrawn: boolean;
    marked_at: Generated<Date>;
  };
  report_case: {
    id: Generated<number>;
    kind: ReportedKind;
    thing_id: number;
    author_id: number;
    name: string;
    state: CaseState;
    sanction: Sanction | null;
    status_before: AlbumStatus | null;
    reason: string | null;
    appeal: string | null;
    answer: string | null;
    created_at: Date;
    since: Date;
    decided_by: number | null;
    decided_at: Date | null;
  };
  report_copy: {
    id: Generated<number>;
    case_id: number;
    tag: string;
    copy: JSONColumnType<object>;
    cover_id: number | null;
    created_at: Date;
  };
  report_copy_image: { copy_id: number; image_id: number };
  report: {
    id: Generated<number>;
    case_id: number;
    copy_id: number;
    account_id: number | null;
    visitor: string | null;
    email: string | null;
    reason: ReportReason;
    text: string | null;
    created_at: Date;
  };
  /** `day` as YYYY-MM-DD. */
  report_salt: { day: string; salt: Buffer };
  /** `day` as YYYY-MM-DD. */
  view_salt: { day: string; salt: Buffer };
  album_view: { day: string; visitor: string };
  mail_outbox: {
    id: Generated<number>;
    kind: string;
    account_id: number | null;
    recipient: string;
    payload: JSONColumnType<object>;
    message_id: Generated<string>;
    created_at: Date;
    expires_at: Date | null;
    next_try_at: Date;
    tries: Generated<number>;
    failed_at: Date | null;
    failure: string | null;
  };
  second_factor: {
    account_id: number;
    sealed_key: Buffer;
    begun_at: Date;
    /** Null during set-up. */
    confirmed_at: Date | null;
    /** The time step of the last accepted code. */
    last_step: Generated<number>;
  };
  recovery_code: { account_id: number; code_hash: Buffer };
  account_link: {
    account_id: number;
    kind: 'password_reset' | 'email_change';
    token_hash: Buffer;
    /** The address to confirm. */
    email: string | null;
    expires_at: Date;
  };
  personal_token: {
    id: Generated<number>;
    account_id: number;
    name: string;
    scope: TokenScope;
    token_hash: Buffer;
    created_at: Date;
    expires_at: Date;
    last_used_at: Date | null;
  };
  idempotency_key: {
    account_id: number;
    route: string;
    key: string;
    body_hash: string;
    reply: JSONColumnType<object>;
    created_at: Generated<Date>;
  };
  /** Erasures, until the separate list has them (migration 064). */
  erasure: { id: Generated<number>; kind: ErasureKind; thing_id: number; at: Generated<Date> };
  setting: { name: string; value: JSONColumnType<object> };
  rate_limit: { bucket: string; window_start: Date; hits: number };
  audit_event: {
    id: Generated<number>;
    at: Generated<Date>;
    account_id: number | null;
    event: string;
    target: string | null;
    ip: string | null;
  };
} & RoomTables;
