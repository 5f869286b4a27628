// An album or content at its address, as far as a visitor may see it, and the HTTP status of that address
// (docs/decisions/0049-heads-and-embeds.md).

import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { isGone } from './gone.repository.ts';
import { type ResourceKind, type ResourceReply, readReply } from './public-resource.ts';

/** Status 200 with null: it exists, and its author may read it at this address. */
export type FoundResource =
  | { readonly status: 200; readonly thing: ResourceReply | null }
  | { readonly status: 404 | 410; readonly thing: null };

export async function findPublicResource(deps: Deps, kind: ResourceKind, id: number): Promise<FoundResource> {
  try {
    return { status: 200, thing: await readReply(deps, kind, id) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.code !== 'not_found') return { status: 200, thing: null };
    return { status: (await isGone(deps.db, kind, id)) ? 410 : 404, thing: null };
  }
}

export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && error.status < 500;
