// Reports by users and visitors (docs/decisions/0057-reports.md): once per subject, with a snapshot of its current state.
import { createHash, createHmac } from 'node:crypto';
import { emailKey } from '@palmares/core/account/email';
import { nametagKey } from '@palmares/core/account/nametag';
import type { ReportAuthorBody, ReportBody } from '@palmares/core/contract/types';
import { type Actor, decideOnAlbum, decideOnReport } from '@palmares/core/permissions';
import type { ReportedKind } from '@palmares/core/report/case';
import { checkReport } from '@palmares/core/report/check-report';
import { normaliseText } from '@palmares/core/text/normalise-text';
import { getAlbumFor } from '../../catalog/album-state/album-rights.service.ts';
import { assertMay } from '../../content/shared/content.service.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError, assertAllowed, assertFound, type Issue } from '../../errors.ts';
import { getClientNetwork } from '../../http/client-network.ts';
import type { RequestContext } from '../../http/context.ts';
import { countHit, type RateDeps } from '../../http/rate-limit.ts';
import * as reports from './report.repository.ts';
import { snapshotAuthor, snapshotImage, snapshotResource } from './snapshot-reported-content.ts';

type AddressedKind = Exclude<ReportedKind, 'author'>;
type Copied = { readonly thing: reports.ReportedResource; readonly copy: reports.ResourceSnapshot };

/** Throws the refusal of the subject's own address if the caller may not see it. */
export async function assertVisible(
  deps: Pick<Deps, 'db'>,
  context: RequestContext,
  kind: AddressedKind,
  id: number,
): Promise<void> {
  if (kind === 'album') await getAlbumFor(deps.db, context.actor, 'read', id);
  else if (kind === 'image') await getVisibleImage(deps, context.actor, id);
  else await assertMay(deps, context, kind, 'read', id);
}

/** Finds the image in an album that the caller may read, or in a public content. */
async function getVisibleImage(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  id: number,
): Promise<reports.ImagePlace> {
  const place = await reports.findImagePlace(deps.db, id);
  assertFound(place);
  const album = { authorId: place.author_id, status: place.status, deleted: place.deleted_at !== null };
  const inAlbum = place.removed_at === null && decideOnAlbum(actor, 'read', album) === null;
  if (!inAlbum && (!place.shown || place.status === 'quarantined')) throw new AppError('not_found');
  return place;
}

export async function reportResource(
  deps: Deps,
  context: RequestContext,
  { kind, id }: { kind: AddressedKind; id: number },
  body: ReportBody,
): Promise<void> {
  const { actor } = context;
  await countReport(deps, context);
  if (kind === 'image') {
    const { author_id: authorId } = await getVisibleImage(deps, actor, id);
    return file(deps, context, body, { thing: { kind, id, authorId }, copy: await snapshotImage(deps, id) });
  }
  const { authorId, thing: copy } = await snapshotResource(deps, actor, kind, id);
  return file(deps, context, body, { thing: { kind, id, authorId }, copy });
}

export async function reportAuthor(
  deps: Deps,
  context: RequestContext,
  body: ReportAuthorBody,
): Promise<void> {
  await countReport(deps, context);
  const author = await reports.findReportedAuthor(deps.db, nametagKey(body.nametag));
  assertFound(author);
  const thing = { kind: 'author', id: author.id, authorId: author.id } as const;
  return file(deps, context, body, { thing, copy: snapshotAuthor(author) });
}

/** Counts the report before the subject, which may hold a thousand images, is read. */
async function countReport(deps: RateDeps, { actor, ip }: RequestContext): Promise<void> {
  if (actor.kind === 'account') await countHit(deps, 'reportByAccount', String(actor.id));
  else await countHit(deps, 'reportByNetwork', getClientNetwork(ip));
}

/** Throws 409 if the person already has an open report on the subject. */
async function file(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  context: RequestContext,
  body: ReportBody,
  { thing, copy }: Copied,
): Promise<void> {
  assertAllowed(decideOnReport(context.actor, thing));
  const { reason, text, email } = parseReport(context.actor, body);
  const who = await nameReporter(deps, context);
  const now = deps.clock();
  await inTransaction(deps.db, async (trx) => {
    const case_id = await reports.findOrCreateCase(trx, thing, copy.name, now);
    if (who.account_id !== null && !(await reports.lockReporter(trx, who.account_id)))
      throw new AppError('session_revoked');
    const copy_id = await reports.insertSnapshot(trx, case_id, { thing: copy, tag: getTag(copy), now });
    const report = { case_id, copy_id, ...who, email, reason, text, created_at: now };
    if (!(await reports.insertReport(trx, report))) throw new AppError('already_reported');
  });
}

function parseReport(actor: Actor, { reason, text = '', email = '' }: ReportBody) {
  const issues: Issue[] = checkReport({ reason, text, email }).map((issue) => ({
    ...issue,
    text: (texts) => texts.reportIssueText(issue),
  }));
  const [first] = issues;
  if (first !== undefined) throw new AppError('validation_failed', { text: first.text, issues });
  return {
    reason,
    text: normaliseText(text) || null,
    // An account is answered at its own address.
    email: actor.kind === 'visitor' ? emailKey(email) || null : null,
  };
}

const getTag = (copy: reports.ResourceSnapshot) =>
  createHash('sha256').update(JSON.stringify(copy)).digest('base64url').slice(0, 22);

/**
 * Identifies the reporter: an account, or for a visitor a pseudonym for one day, which is their network hashed with a salt deleted after
 * that day. Until then it recognises the same visitor; afterwards nobody can find out who it was.
 */
async function nameReporter(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  { actor, ip }: RequestContext,
): Promise<{ account_id: number | null; visitor: string | null }> {
  if (actor.kind === 'account') return { account_id: actor.id, visitor: null };
  const day = deps.clock().toISOString().slice(0, 10);
  const salt = await reports.getSalt(deps.db, day, deps.random(32));
  const visitor = createHmac('sha256', salt).update(getClientNetwork(ip)).digest('base64url').slice(0, 22);
  return { account_id: null, visitor };
}
