// The parts of each kind of content for embeds, link previews and the API description.
import type { ContentKind } from '@palmares/core/content-kind';
import type { PublishedKind } from './published-kind.ts';
import { ranking } from './ranking.ts';
import { rankingOperations } from './ranking-operations.ts';
import { tierlist } from './tierlist.ts';
import { tierlistOperations } from './tierlist-operations.ts';
import { tournament } from './tournament.ts';
import { tournamentOperations } from './tournament-operations.ts';

export type PublishedKinds = { readonly [K in ContentKind]: PublishedKind<K> };

export const PUBLISHED_KINDS: PublishedKinds = { tierlist, tournament, ranking };

export const CONTENT_OPERATIONS = { ...tierlistOperations, ...tournamentOperations, ...rankingOperations };
