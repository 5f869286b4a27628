// Wire schemas of reports, of the moderation queue, and of decisions as their authors read them (docs/decisions/0057-reports.md).
import { type Static, Type } from 'typebox';
import { WIRE } from '../../limits.ts';
import { CASE_ACTIONS, CASE_STATES, REPORTED_KINDS, SANCTIONS } from '../../report/case.ts';
import { REPORT_REASONS } from '../../report/check-report.ts';
import { FlaggedImage } from './admin.ts';
import { Author, Id, Image, IsoTime, Nullable, PageLimit, PageMeta, ShortCursor } from './common.ts';

const Reason = Type.Enum(REPORT_REASONS);
const Kind = Type.Enum(REPORTED_KINDS);
export const CaseState = Type.Enum(CASE_STATES);
const Act = Type.Enum(CASE_ACTIONS);
const SanctionName = Type.Enum(SANCTIONS);

const reportFields = {
  reason: Reason,
  text: Type.Optional(Type.String({ maxLength: WIRE.textMax })),
  /** Address of a visitor who wants an answer; accounts have their own. */
  email: Type.Optional(Type.String({ maxLength: WIRE.identifierMax })),
};
export const ReportBody = Type.Object(reportFields);
export type ReportBody = Static<typeof ReportBody>;

/** The page of an author is identified by a nametag, not by a number. */
export const ReportAuthorBody = Type.Object({
  ...reportFields,
  nametag: Type.String({ maxLength: WIRE.identifierMax }),
});
export type ReportAuthorBody = Static<typeof ReportAuthorBody>;

/** An image of the reported content, as it was. `image` is absent once the image has been purged. */
const CopiedImage = Type.Object({
  id: Id,
  name: Type.String(),
  description: Nullable(Type.String()),
  url: Nullable(Type.String()),
  image: Nullable(Image),
});

/** A snapshot of the reported content, visible only to staff. */
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
  /** Shown to the author. */
  reason: Nullable(Type.String()),
  appeal: Nullable(Type.String()),
  answer: Nullable(Type.String()),
  createdAt: IsoTime,
  /** Time of the last change of state. */
  since: IsoTime,
  cover: Nullable(Image),
  reasons: Type.Array(Type.Object({ reason: Reason, count: Type.Integer() })),
  /** Scores of the content check, for an image passed with a doubt. */
  scores: Nullable(Type.Record(Type.String(), Type.Number())),
};
export const CaseSummary = Type.Object(caseFields);
export type CaseSummary = Static<typeof CaseSummary>;

export const CaseDetail = Type.Object({
  ...caseFields,
  /** The actions currently allowed to the reader, decided by the server. */
  acts: Type.Array(Act),
  /** Number of other decisions against the author that were not lifted. */
  earlier_decisions: Type.Integer(),
  decided_by: Nullable(Author),
  report_count: Type.Integer(),
  reports: Type.Array(
    Type.Object({
      id: Id,
      reason: Reason,
      text: Nullable(Type.String()),
      /** Null for visitors and deleted accounts. */
      reporter: Nullable(Author),
      id_copy: Id,
      createdAt: IsoTime,
    }),
  ),
  /** One snapshot per reported state of the resource, newest first. */
  copies: Type.Array(ReportCopy),
});
export type CaseDetail = Static<typeof CaseDetail>;

/** An entry of the combined queue: either a case of reports or a flag of the content check. */
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

/** The core checks the exact length, which counts code points. Every act except triage requires a reason. */
export const DecideCaseBody = Type.Object({
  act: Act,
  reason: Type.Optional(Type.String({ maxLength: WIRE.textMax })),
});
export type DecideCaseBody = Static<typeof DecideCaseBody>;

/** A decision as the author reads it; it never names who reported. */
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
