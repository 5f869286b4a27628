import { CONTENT_KINDS, type ContentKind } from '@palmares/core/content-kind';
import { EXCERPT } from '@palmares/core/limits';
import { listFailedText } from '@palmares/texts/page/kind-facts';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ContentSummary } from '../../api/content.ts';
import { KindCard } from '../../kinds/kind-card.tsx';
import { KINDS } from '../../kinds/kinds.ts';
import { contentListQuery } from '../../queries/content.ts';
import type { ListFilters } from '../../queries/paged-query.ts';
import { ContentCardSkeleton } from '../../ui/content-card.tsx';
import { EndlessList, toListProps } from '../../ui/endless-list.tsx';
import { ListSection } from '../../ui/list-section.tsx';

const SKELETONS = 4;

type Props = {
  /** The album, or the author, whose contents are listed. */
  of: { readonly album: number } | { readonly author: string };
  /** Shown when there is no content of any kind. */
  none: ReactNode;
};

/** Lists the public contents, newest first, with one section for each kind that has any. */
export function RelatedContents({ of, none }: Props) {
  const lists = useLists({ ...of, sort: 'newest' });
  // All lists appear together: an empty one disappears, which would shift those below it a second time.
  const waiting = lists.some(({ list }) => list.isPending);
  if (!waiting && lists.every(({ list }) => isEmpty(list))) return none;
  return lists.map(({ kind, list }) => <KindList key={kind} kind={kind} list={list} waiting={waiting} />);
}

type List = UseInfiniteQueryResult<{ pages: { data: ContentSummary[] }[] }>;

function useLists(filters: ListFilters): readonly { readonly kind: ContentKind; readonly list: List }[] {
  // oxlint-disable-next-line react/rules-of-hooks -- the kinds are the same in each render
  return CONTENT_KINDS.map((kind) => ({ kind, list: useInfiniteQuery(listQuery(kind, filters)) }));
}

const listQuery = (kind: ContentKind, filters: ListFilters) =>
  contentListQuery(kind, filters, EXCERPT.contents);

function KindList({ kind, list, waiting }: { kind: ContentKind; list: List; waiting: boolean }) {
  if (!waiting && isEmpty(list)) return null;
  const shown = toListProps(list);
  return (
    <ListSection title={KINDS[kind].title}>
      <EndlessList
        columns="shelf"
        isOneOfSeveral
        {...shown}
        items={waiting ? undefined : shown.items}
        keyOf={(content) => content.id}
        render={(content) => <KindCard kind={kind} content={content} />}
        skeleton={<ContentCardSkeleton />}
        skeletons={SKELETONS}
        errorText={listFailedText(kind)}
        empty={null}
      />
    </ListSection>
  );
}

function isEmpty(list: List): boolean {
  return list.data?.pages[0]?.data.length === 0;
}
