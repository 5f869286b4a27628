// API calls for reports, and for decisions on one's own contents (docs/decisions/0057-reports.md).
import { CONTENT_ENDPOINTS } from '@palmares/core/contract/content-endpoints';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { Decision, ReportBody } from '@palmares/core/contract/types';
import type { ReportedKind } from '@palmares/core/report/case';
import { call } from './client.ts';

type ThingKind = Exclude<ReportedKind, 'author'>;

type Target =
  | { readonly kind: ThingKind; readonly id: number }
  | { readonly kind: 'author'; readonly nametag: string };

/** Throws ApiError `already_reported` or `report_own`. */
export async function sendReport(target: Target, body: ReportBody): Promise<void> {
  if (target.kind === 'author')
    await call(ENDPOINTS.reportAuthor, { body: { ...body, nametag: target.nametag } });
  else await call(reportCall(target.kind), { id: target.id, body });
}

function reportCall(kind: ThingKind) {
  if (kind === 'album') return ENDPOINTS.reportAlbum;
  return kind === 'image' ? ENDPOINTS.reportImage : CONTENT_ENDPOINTS[kind].report;
}

export function listDecisions(signal?: AbortSignal): Promise<Decision[]> {
  return call(ENDPOINTS.listDecisions, { signal });
}

/** Throws ApiError `appeal_closed`. */
export async function contestDecision(id: number, text: string): Promise<void> {
  await call(ENDPOINTS.contestDecision, { id, body: { text } });
}
