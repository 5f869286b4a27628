// The server's implementation of one kind of content. Each kind's folder exports one; content/kinds.ts collects them.
import type { ContentKind } from '@palmares/core/content-kind';
import type { ContentWire, FlatKind } from '@palmares/core/contract/content-endpoints';
import type { ListQuery, PageMeta } from '@palmares/core/contract/types';
import type { Actor } from '@palmares/core/permissions';
import type { RawBuilder } from 'kysely';
import type { Deps, LimitedWriteDeps, ReadDeps } from '../../deps.ts';
import type { AccountContext, Reader } from '../../http/context.ts';
import type { PublicResult } from './public-result.ts';

export type WholeContent<K extends ContentKind> = NonNullable<ContentWire[K]['whole']>;

export type WriteDeps = Pick<Deps, 'clock' | 'db'>;

/** Lists, reads and saves contents of a kind, in its wire shapes. */
export type ContentService<K extends ContentKind> = {
  /** `only` limits the list to contents with these ids. */
  readonly list: (
    deps: ReadDeps,
    reader: Reader,
    query: ListQuery,
    only?: readonly number[],
  ) => Promise<{ data: ContentWire[K]['summary'][]; meta: PageMeta }>;
  readonly get: (deps: ReadDeps, actor: Actor, id: number) => Promise<WholeContent<K>>;
  readonly create: (
    deps: LimitedWriteDeps,
    context: AccountContext,
    body: ContentWire[K]['create'],
  ) => Promise<{ id: number; version: number }>;
  readonly update: (
    deps: WriteDeps,
    context: AccountContext,
    id: number,
    body: ContentWire[K]['update'],
  ) => Promise<{ id: number; version: number; private: boolean }>;
};

/** Single images of a kind whose images form one flat list. */
export type ImageService<K extends FlatKind> = {
  readonly listImages: (deps: ReadDeps, actor: Actor, id: number) => Promise<ContentWire[K]['image'][]>;
  readonly createImage: (
    deps: WriteDeps,
    context: AccountContext,
    body: ContentWire[K]['createImage'],
  ) => Promise<{ id: number }>;
  readonly deleteImages: (deps: WriteDeps, context: AccountContext, id: number) => Promise<{ id: number }>;
};

export type ServerKind<K extends ContentKind> = {
  readonly service: ContentService<K>;
  /** Returns the result of a content for pages, embeds, link previews and reports. */
  readonly tellResult: (content: WholeContent<K>) => PublicResult;
  /** SQL of the vote of a content `t` in a palmarès; palmares/saved-vote.ts parses it. */
  readonly voteJson: RawBuilder<unknown>;
};
