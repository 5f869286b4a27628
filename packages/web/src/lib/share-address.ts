// The address of a content on its way to somebody else. What is told of it is the screen's (ui/share-action.tsx).

import type { ContentKind } from '@palmares/core/content-kind';
import { KINDS } from '../kinds/kinds.ts';

/** Where everybody can see it: the site itself while nobody else may. Where pages are drawn on the server, a path: nothing shows it there. */
export function publicAddress(path: string | null): string {
  const origin = typeof window === 'undefined' ? '' : window.location.origin;
  return origin + (path ?? '');
}

type Seen = {
  readonly id: number;
  readonly private: boolean;
  readonly frozen: boolean;
  readonly hidden: boolean;
};

/** Of a saved content: to all but its author and the staff a private, frozen or hidden one answers as if it were not there. */
export function contentAddress(kind: ContentKind, { id, private: isPrivate, frozen, hidden }: Seen): string {
  return publicAddress(isPrivate || frozen || hidden ? null : KINDS[kind].paths.view(id));
}
