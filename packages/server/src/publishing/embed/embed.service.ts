// Resolves an embed's address as a visitor: a frame carries no session, and anything that a visitor may not see does not exist.
import { CONTENT_KINDS, type ContentKind } from '@palmares/core/content-kind';
import { EMBED_BASE } from '@palmares/core/contract/embed';
import { findPage } from '@palmares/core/contract/find-page';
import { findPublicResource, toPublicResource } from '../../content/public-resource/public-resource.ts';
import type { ReadDeps } from '../../deps.ts';
import type { EmbeddedResource } from './embed-content.ts';

type Embeddable = { readonly kind: ContentKind; readonly id: number };
type FoundEmbed = { readonly status: 200 | 404 | 410; readonly thing: EmbeddedResource | null };

/** Returns the content at the path of its viewer or of its embed; null for any other page. */
export function findEmbeddable(path: string): Embeddable | null {
  const page = findPage(path.startsWith(`${EMBED_BASE}/`) ? path.slice(EMBED_BASE.length) : path);
  const kind = CONTENT_KINDS.find((each) => each === page?.name);
  return kind === undefined || page === null || page.id === null ? null : { kind, id: page.id };
}

export async function findEmbed(deps: ReadDeps, wanted: Embeddable | null): Promise<FoundEmbed> {
  if (wanted === null) return { status: 404, thing: null };
  const { kind, id } = wanted;
  const { status, thing } = await findPublicResource(deps, kind, id);
  return { status, thing: thing && { ...toPublicResource(thing), kind } };
}
