// The life of a case: what people report of one thing is looked at together, decided once, and contested once by its author.
// Invariant: a state follows from another by an act of the table; `dismissed` and `lifted` are final, and an author contests a decision once.
// Leaves out: who may act (permissions.ts), and what a sanction does to the thing (the server).
import { CONTENT_KINDS, type ContentKind, isContentKind } from '../content-kind.ts';

export const REPORTED_KINDS = ['album', 'image', ...CONTENT_KINDS, 'author'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

export const SANCTIONS = ['hide', 'quarantine', 'remove', 'deactivate'] as const;
export type Sanction = (typeof SANCTIONS)[number];

export const CASE_STATES = [
  'open',
  'escalated',
  'dismissed',
  'decided',
  'appealed',
  'upheld',
  'lifted',
] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** What staff do: a sanction decides, the others are steps. */
export const CASE_ACTS = ['dismiss', 'escalate', ...SANCTIONS, 'uphold', 'lift'] as const;
export type CaseAct = (typeof CASE_ACTS)[number];

const CONTENT_SANCTIONS: readonly Sanction[] = ['hide', 'deactivate'];

/** The mildest first. */
const OTHER_SANCTIONS: Readonly<Record<Exclude<ReportedKind, ContentKind>, readonly Sanction[]>> = {
  album: ['quarantine', 'deactivate'],
  image: ['remove', 'quarantine', 'deactivate'],
  author: ['deactivate'],
};

type Step = 'dismiss' | 'escalate' | 'sanction' | 'appeal' | 'uphold' | 'lift';

const NEXT: Readonly<Record<CaseState, Partial<Record<Step, CaseState>>>> = {
  open: { dismiss: 'dismissed', escalate: 'escalated', sanction: 'decided' },
  escalated: { dismiss: 'dismissed', sanction: 'decided' },
  decided: { appeal: 'appealed', lift: 'lifted' },
  appealed: { uphold: 'upheld', lift: 'lifted' },
  upheld: { lift: 'lifted' },
  dismissed: {},
  lifted: {},
};

export const isSanction = (act: CaseAct): act is Sanction => SANCTIONS.some((one) => one === act);

/** Null when the act does not belong to a case of this kind in this state. */
export function nextState(
  { kind, state }: { readonly kind: ReportedKind; readonly state: CaseState },
  act: CaseAct | 'appeal',
): CaseState | null {
  if (act === 'appeal' || !isSanction(act)) return NEXT[state][act] ?? null;
  const sanctions = isContentKind(kind) ? CONTENT_SANCTIONS : OTHER_SANCTIONS[kind];
  return sanctions.includes(act) ? (NEXT[state].sanction ?? null) : null;
}

/** A new report of the thing joins the case, instead of opening another one. */
export const isPending = (state: CaseState): boolean => state === 'open' || state === 'escalated';

/** What is told to the author with it: a decision has a reason, the answer to an appeal has one too. */
export const needsReason = (act: CaseAct): boolean => act !== 'dismiss' && act !== 'escalate';
