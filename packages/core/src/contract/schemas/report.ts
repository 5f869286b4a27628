// Wire shapes of reports, of the queue of the moderation, and of decisions as their authors read them (docs/decisions/0057-reports.md).
import { type Static, Type } from 'typebox';
import { WIRE } from '../../limits.ts';
import { CASE_ACTS, CASE_STATES, REPORTED_KINDS, SANCTIONS } from '../../report/case.ts';
import { REPORT_REASONS } from '../../report/check-report.ts';
import { FlaggedImage } from './admin.ts';
import { Author, Id, Image, IsoTime, Nullable, PageLimit, PageMeta, ShortCursor } from './common.ts';

const Reason = Type.Enum(REPORT_REASONS);
const Kind = Type.Enum(REPORTED_KINDS);
export const CaseState = Type.Enum(CASE_STATES);
const Act = Type.Enum(CASE_ACTS);
const SanctionName = Type.Enum(SANCTIONS);

const reportFields = {
  reason: Reason,
  text: Type.Optional(Type.String({ maxLength: WIRE.textMax })),
  /** Of a visitor who wants an answer; an account has its own. */
  email: Type.Optional(Type.String({ maxLength: WIRE.identifierMax })),
};
export const ReportBody = Type.Object(reportFields);
export type ReportBody = Static<typeof ReportBody>;

/** The page of an author is known by a nametag, not by a number. */
export const ReportAuthorBody = Type.Object({
  ...reportFields,
  nametag: Type.String({ maxLength: WIRE.identifierMax }),
});
export type ReportAuthorBody = Static<typeof ReportAuthorBody>;

/** A picture of what was reported, as it was. `image` is missing once the image was taken away everywhere. */
const CopiedImage = Type.Object({
  id: Id,
  name: Type.String(),
  description: Nullable(Type.String()),
  url: Nullable(Type.String()),
  image: Nullable(Image),
});

/** What was reported, frozen at that moment, for staff alone. */
export const ReportCopy = Type.Object({
  id: Id,
  createdAt: IsoTime,
  name: Type.String(),
  description: Nullable(Type.String()),
  album: Nullable(Type.String()),
  groups: Type.Array(
    Type.Object({ label: Type.String(), color: Nullable(Type.String()), images: Type.Array(CopiedImage) }),
  ),
});
export type ReportCopy = Static<typeof ReportCopy>;

const caseFields = {
  id: Id,
  kind: Kind,
  id_thing: Id,
  name: Type.String(),
  author: Author,
  state: CaseState,
  sanction: Nullable(SanctionName),
  /** Told to the author. */
  reason: Nullable(Type.String()),
  appeal: Nullable(Type.String()),
  answer: Nullable(Type.String()),
  createdAt: IsoTime,
  /** Since when it stands in its state. */
  since: IsoTime,
  cover: Nullable(Image),
  reasons: Type.Array(Type.Object({ reason: Reason, count: Type.Integer() })),
  /** Of an image that the content check let through with a doubt. */
  scores: Nullable(Type.Record(Type.String(), Type.Number())),
};
export const CaseSummary = Type.Object(caseFields);
export type CaseSummary = Static<typeof CaseSummary>;

export const CaseDetail = Type.Object({
  ...caseFields,
  /** What the reader may do with it now, by the server's own rule. */
  acts: Type.Array(Act),
  /** Other decisions against its author that were not lifted. */
  earlier_decisions: Type.Integer(),
  decided_by: Nullable(Author),
  report_count: Type.Integer(),
  reports: Type.Array(
    Type.Object({
      id: Id,
      reason: Reason,
      text: Nullable(Type.String()),
      /** Null for a visitor and for a deleted account. */
      reporter: Nullable(Author),
      id_copy: Id,
      createdAt: IsoTime,
    }),
  ),
  /** One for each state of the thing that was reported, the latest first. */
  copies: Type.Array(ReportCopy),
});
export type CaseDetail = Static<typeof CaseDetail>;

/** One queue: what people reported, or what the content check let through with a doubt. One of both is there. */
export const QueueEntry = Type.Object({ case: Nullable(CaseSummary), flag: Nullable(FlaggedImage) });
export type QueueEntry = Static<typeof QueueEntry>;

export const QUEUE_SHELVES = ['open', 'escalated', 'appealed', 'closed'] as const;
const Shelf = Type.Enum(QUEUE_SHELVES);
export type QueueShelf = Static<typeof Shelf>;

export const ListQueueQuery = Type.Object({
  limit: PageLimit,
  cursor: ShortCursor,
  shelf: Type.Optional(Shelf),
});
export type ListQueueQuery = Static<typeof ListQueueQuery>;

const QueueMeta = Type.Intersect([
  PageMeta,
  Type.Object({
    counts: Type.Object({ open: Type.Integer(), escalated: Type.Integer(), appealed: Type.Integer() }),
  }),
]);
export type QueueMeta = Static<typeof QueueMeta>;

export const QueueReply = Type.Object({
  status: Type.Literal('success'),
  data: Type.Array(QueueEntry),
  meta: QueueMeta,
});

/** The exact length counts code points and is the core's to check; a reason is wanted by every act but a triage. */
export const DecideCaseBody = Type.Object({
  act: Act,
  reason: Type.Optional(Type.String({ maxLength: WIRE.textMax })),
});
export type DecideCaseBody = Static<typeof DecideCaseBody>;

/** A decision as the author of the thing reads it: never who reported. */
export const Decision = Type.Object({
  id: Id,
  kind: Kind,
  id_thing: Id,
  name: Type.String(),
  sanction: SanctionName,
  state: CaseState,
  reason: Type.String(),
  appeal: Nullable(Type.String()),
  answer: Nullable(Type.String()),
  decidedAt: IsoTime,
});
export type Decision = Static<typeof Decision>;

export const AppealBody = Type.Object({ text: Type.String({ maxLength: WIRE.textMax }) });
export type AppealBody = Static<typeof AppealBody>;
