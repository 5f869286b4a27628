// The registry of content kinds in the first chunk. Lazily loaded parts have registries of their own in this folder: words, cards, pages,
// rules.
import type { ContentKind } from '@palmares/core/content-kind';
import type { Kind } from './kind.ts';
import { ranking } from './ranking.ts';
import { tierlist } from './tierlist.ts';
import { tournament } from './tournament.ts';

/** The kinds, in the order of the header's tabs. */
export const KINDS: Readonly<Record<ContentKind, Kind>> = { tierlist, ranking, tournament };

/** Returns the value of the setup page's `type` (SU-4), which is also the first segment of the kind's addresses. */
export const kindSlug = (kind: ContentKind): string => KINDS[kind].paths.list.slice(1);
