// The states of a case. Reports on the same resource are handled together, decided once, and the author can appeal once.
// Invariant: states change only by an act in the table; `dismissed` and `lifted` are final, and a decision can be appealed once.
// permissions.ts decides who may act; the server applies sanctions to the resource.
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

/** Staff acts: sanctions are decisions, the others are steps. */
export const CASE_ACTIONS = ['dismiss', 'escalate', ...SANCTIONS, 'uphold', 'lift'] as const;
export type CaseAction = (typeof CASE_ACTIONS)[number];

const CONTENT_SANCTIONS: readonly Sanction[] = ['hide', 'deactivate'];

/** Mildest first. */
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

export const isSanction = (act: CaseAction): act is Sanction => SANCTIONS.some((one) => one === act);

/** Returns null when the act is not possible for a case of this kind in this state. */
export function nextState(
  { kind, state }: { readonly kind: ReportedKind; readonly state: CaseState },
  act: CaseAction | 'appeal',
): CaseState | null {
  if (act === 'appeal' || !isSanction(act)) return NEXT[state][act] ?? null;
  const sanctions = isContentKind(kind) ? CONTENT_SANCTIONS : OTHER_SANCTIONS[kind];
  return sanctions.includes(act) ? (NEXT[state].sanction ?? null) : null;
}

/** A new report of the same resource joins a pending case instead of opening another one. */
export const isPending = (state: CaseState): boolean => state === 'open' || state === 'escalated';

/** Returns whether the act needs a reason for the author: decisions do, and so do answers to an appeal. */
export const needsReason = (act: CaseAction): boolean => act !== 'dismiss' && act !== 'escalate';
