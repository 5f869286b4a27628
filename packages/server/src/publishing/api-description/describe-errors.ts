// The errors that a call can return: those that follow from its form (access, method, inputs), and its own (operation-texts.ts). The access
// matrix and the fuzzer compare every reply with it.
import { ERROR_STATUS, type ErrorCode } from '@palmares/core/contract/error-codes';
import type { RouteDescription } from '../../http/route-descriptions.ts';
import type { OperationText } from '../kinds/operation-text.ts';

const ALWAYS = ['invalid_request', 'rate_limited', 'unavailable'] as const;
const SESSION = [
  'auth_required',
  'token_expired',
  'token_invalid',
  'session_revoked',
  'session_disabled',
  'personal_token_invalid',
  'personal_token_expired',
] as const;

export function listPossibleErrors(route: RouteDescription, text: OperationText): ErrorCode[] {
  const { endpoint, token, query, body, form } = route;
  const writes = endpoint.method !== 'GET';
  const takes = [query, body, form].some((part) => part !== undefined);
  const codes: ErrorCode[] = [
    ...ALWAYS,
    ...(endpoint.access === 'session' ? SESSION : []),
    ...(token === null ? (['token_not_allowed'] as const) : []),
    ...(token === 'write' ? (['token_read_only'] as const) : []),
    ...(writes ? (['csrf_invalid', 'body_too_large', 'unsupported_content_type'] as const) : []),
    ...(endpoint.path.includes(':id') ? (['invalid_id', 'not_found'] as const) : []),
    // An id that no row can have is not found, in any part of the request.
    ...(takes ? (['validation_failed', 'not_found'] as const) : []),
    ...(form === undefined ? [] : (['invalid_id'] as const)),
    ...(text.matches ? (['version_conflict'] as const) : []),
    ...(text.once ? (['idempotency_conflict'] as const) : []),
    ...(text.errors ?? []),
  ];
  return [...new Set(codes)];
}

/** Groups the codes by ascending status. */
export function byStatus(codes: readonly ErrorCode[]): [status: number, codes: ErrorCode[]][] {
  const groups = Map.groupBy(codes, (code): number => ERROR_STATUS[code]);
  return [...groups].toSorted(([a], [b]) => a - b);
}
