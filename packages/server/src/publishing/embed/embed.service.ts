// What an embed's address shows, to a visitor: a frame carries no session, and what a visitor may not see is not there.
import { EMBED_BASE } from '@palmares/core/contract/embed';
import { findPage } from '@palmares/core/contract/find-page';
import { toToldThing } from '../../content/told-thing/told-thing.ts';
import { findVisibleThing } from '../../content/told-thing/visible-thing.ts';
import type { Deps } from '../../deps.ts';
import type { EmbeddedThing } from './embed-content.ts';
import { EMBED_WORDS, type EmbedKind } from './embed-words.ts';

type Embeddable = { readonly kind: EmbedKind; readonly id: number };
type FoundEmbed = { readonly status: 200 | 404 | 410; readonly thing: EmbeddedThing | null };

/** The content at a path, be it its viewer's or its embed's; null for any other page. */
export function findEmbeddable(path: string): Embeddable | null {
  const page = findPage(path.startsWith(`${EMBED_BASE}/`) ? path.slice(EMBED_BASE.length) : path);
  if (page === null || page.id === null || !isEmbedKind(page.name)) return null;
  return { kind: page.name, id: page.id };
}

const isEmbedKind = (name: string): name is EmbedKind => name in EMBED_WORDS;

export async function findEmbed(deps: Deps, wanted: Embeddable | null): Promise<FoundEmbed> {
  if (wanted === null) return { status: 404, thing: null };
  const { kind, id } = wanted;
  const { status, thing } = await findVisibleThing(deps, kind, id);
  return { status, thing: thing && { ...toToldThing(thing), kind } };
}
