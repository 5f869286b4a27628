// The demo's reports, submitted through the ordinary service, so that snapshots and cases are realistic.

import type { DemoReport } from '@palmares/demo/reports';
import { DEFAULT_LANGUAGE } from '@palmares/texts/language';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { RequestContext } from '../http/context.ts';
import { reportResource } from '../trust/report/report.service.ts';
import { findContentMarker, findDemoAccountId, findFillMarker, insertFillMarker } from './fill-progress.ts';

const LOCAL_IP = '127.0.0.1';

/** Reports once; does nothing if the subject was deleted or hidden since it was seeded. */
export async function fillReport(deps: Deps, report: DemoReport, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const mark = `demo:report:${report.slug}`;
  if ((await findFillMarker(deps.db, mark)) !== undefined) return;
  const id = await findThingId(deps, report);
  if (id === undefined) return;
  const { reason, text, thing } = report;
  try {
    await reportResource(
      deps,
      await getContext(deps, report.reporter),
      { kind: thing.kind, id },
      { reason, text },
    );
  } catch (error) {
    // The subject is gone, or an earlier start reported it and ended before it wrote the mark.
    if (!(error instanceof AppError)) throw error;
  }
  await insertFillMarker(deps.db, mark, {});
}

async function findThingId({ db }: Pick<Deps, 'db'>, { thing }: DemoReport): Promise<number | undefined> {
  if (thing.kind === 'image')
    return (await findFillMarker(db, `demo:album:${thing.album}`))?.images[thing.icon];
  return (await findContentMarker(db, `demo:${thing.kind}:${thing.slug}`))?.[`${thing.kind}Id`];
}

async function getContext(deps: Pick<Deps, 'db'>, reporter: string): Promise<RequestContext> {
  const id = await findDemoAccountId(deps.db, reporter);
  return {
    actor: { kind: 'account', id, admin: false, modo: false },
    session: null,
    scope: null,
    ip: LOCAL_IP,
    language: DEFAULT_LANGUAGE,
    ifMatch: null,
    idempotencyKey: null,
    wrote: 'unknown',
  };
}
