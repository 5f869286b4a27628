// The address of a content for sharing. ui/share-action.tsx presents it.

import type { ContentKind } from '@palmares/core/content-kind';
import { LANGUAGE_ROOTS } from '@palmares/texts/language';
import { LANGUAGE } from '@palmares/texts/page/language';
import { KINDS } from '../kinds/kinds.ts';

/** What all addresses of the site in this language begin with. In server-side rendering, without the origin. */
export function getSiteRoot(): string {
  const origin = typeof window === 'undefined' ? '' : window.location.origin;
  return origin + LANGUAGE_ROOTS[LANGUAGE];
}

/**
 * Returns a public address; the site's own when `path` is null, because nobody else may see the page. In server-side rendering it returns
 * only a path, which is not displayed there.
 */
export function publicAddress(path: string | null): string {
  return getSiteRoot() + (path ?? '');
}

type Seen = {
  readonly id: number;
  readonly private: boolean;
  readonly frozen: boolean;
  readonly hidden: boolean;
};

/**
 * Returns the address of a saved content. To everybody but its author and the staff, the server answers as if a private, frozen or hidden
 * content did not exist.
 */
export function contentAddress(kind: ContentKind, { id, private: isPrivate, frozen, hidden }: Seen): string {
  return publicAddress(isPrivate || frozen || hidden ? null : KINDS[kind].paths.view(id));
}
