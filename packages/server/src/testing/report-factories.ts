// Cases for tests, in the state that reports and decisions leave.
import type { CaseState, ReportedKind } from '@palmares/core/report/case';
import type { TestApp } from './app.ts';
import { createAlbum, createTierlist } from './factories.ts';

type CaseInput = {
  state?: CaseState;
  /** By default a new tier list of the author, hidden if the state implies it. */
  kind?: ReportedKind;
  thingId?: number;
};

const DECIDED: ReadonlySet<CaseState> = new Set(['decided', 'appealed', 'upheld', 'lifted']);

export type TestCase = { id: number; kind: ReportedKind; thingId: number };

export async function createCase(
  t: Pick<TestApp, 'db' | 'clock'>,
  author: { id: number },
  input: CaseInput = {},
): Promise<TestCase> {
  const state = input.state ?? 'open';
  const kind = input.kind ?? 'tierlist';
  const thingId = input.thingId ?? (await createTierlist(t, author, await createAlbum(t, author))).id;
  const isDecided = DECIDED.has(state);
  const now = t.clock.now();
  const { id } = await t.db
    .insertInto('report_case')
    .values({
      kind,
      thing_id: thingId,
      author_id: author.id,
      name: 'Ce qui est signalé',
      state,
      sanction: isDecided ? 'hide' : null,
      status_before: null,
      reason: isDecided ? 'Un motif.' : null,
      appeal: state === 'appealed' || state === 'upheld' ? 'Je conteste.' : null,
      answer: null,
      created_at: now,
      since: now,
      decided_by: null,
      decided_at: isDecided ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (input.kind === undefined && isDecided && state !== 'lifted')
    await t.db.updateTable('tierlist').set({ hidden: true }).where('id', '=', thingId).execute();
  return { id, kind, thingId };
}

/** The case that reports on the subject have joined. */
export async function findCaseId(
  { db }: Pick<TestApp, 'db'>,
  kind: ReportedKind,
  thingId: number,
): Promise<number> {
  const found = db.selectFrom('report_case').where('kind', '=', kind).where('thing_id', '=', thingId);
  return (await found.select('id').executeTakeFirstOrThrow()).id;
}
