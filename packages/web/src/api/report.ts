// Reports of what people see, and decisions on what is one's own (docs/decisions/0057-reports.md).
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { Decision, ReportBody } from '@palmares/core/contract/types';
import type { ReportedKind } from '@palmares/core/report/case';
import { call } from './client.ts';

const CALLS = {
  album: ENDPOINTS.reportAlbum,
  image: ENDPOINTS.reportImage,
  tierlist: ENDPOINTS.reportTierlist,
  tournament: ENDPOINTS.reportTournament,
  ranking: ENDPOINTS.reportRanking,
} as const;

type Target =
  | { readonly kind: Exclude<ReportedKind, 'author'>; readonly id: number }
  | { readonly kind: 'author'; readonly nametag: string };

/** Throws ApiError `already_reported` or `report_own`. */
export async function sendReport(target: Target, body: ReportBody): Promise<void> {
  if (target.kind === 'author')
    await call(ENDPOINTS.reportAuthor, { body: { ...body, nametag: target.nametag } });
  else await call(CALLS[target.kind], { id: target.id, body });
}

export function listDecisions(signal?: AbortSignal): Promise<Decision[]> {
  return call(ENDPOINTS.listDecisions, { signal });
}

/** Throws ApiError `appeal_closed`. */
export async function contestDecision(id: number, text: string): Promise<void> {
  await call(ENDPOINTS.contestDecision, { id, body: { text } });
}
