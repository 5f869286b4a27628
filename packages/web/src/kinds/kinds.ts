// The kinds of content as the first view knows them. What is fetched later has registries of its own beside this one: words, cards, pages, rules.
import type { ContentKind } from '@palmares/core/content-kind';
import type { Kind } from './kind.ts';
import { ranking } from './ranking.ts';
import { tierlist } from './tierlist.ts';
import { tournament } from './tournament.ts';

export const KINDS: Readonly<Record<ContentKind, Kind>> = { tierlist, tournament, ranking };

/** The value of the setup page's `type` (SU-4): the segment that the addresses of the kind begin with. */
export const kindSlug = (kind: ContentKind): string => KINDS[kind].paths.list.slice(1);
