import { SEARCH } from '@palmares/core/limits';
import type { SearchKind } from '@palmares/core/search/parse-search';
import { SEARCH_TEXTS } from '@palmares/texts/page/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useId } from 'react';
import type { Found } from '../../api/search.ts';
import { paths } from '../../lib/paths.ts';
import { searchQuery } from '../../queries/search.ts';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import grid from '../../ui/endless-list.module.css';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconSearch } from '../../ui/icons-shell.tsx';
import { Link } from '../../ui/link.tsx';
import { ListStatus } from '../../ui/list-status.tsx';
import { type AlbumLinks, countText, FOUND_VIEWS, type FoundView, SHOWN_KINDS } from './found-kinds.tsx';
import styles from './site-search.module.css';

/** One section for each kind that has results. */
export function FoundSections({ q, ...links }: AlbumLinks & { q: string }) {
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(q),
    placeholderData: keepPreviousData,
  });
  const { totals } = data?.meta ?? {};
  const counts = totals && Object.values(totals);
  return (
    <>
      <ListStatus
        found={counts?.reduce((sum, total) => sum + total, 0)}
        failed={isError}
        hasMore={counts?.includes(SEARCH.countMax) ?? false}
        stale={isPlaceholderData}
        unit={SEARCH_TEXTS.unit}
        empty={<NothingFound q={q} />}
      />
      {data === undefined && isError && (
        <ErrorState text={SEARCH_TEXTS.error} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeletons />}
      {data !== undefined && (
        <div className={classNames(isPlaceholderData && styles.stale)} aria-busy={isPlaceholderData}>
          {SHOWN_KINDS.map((kind) => (
            <Section
              key={kind}
              q={q}
              kind={kind}
              view={FOUND_VIEWS[kind] as FoundView<SearchKind>}
              items={data.data[`${kind}s`]}
              total={totals?.[`${kind}s`] ?? 0}
              {...links}
            />
          ))}
        </div>
      )}
    </>
  );
}

export function NothingFound({ q }: { q: string }) {
  return (
    <EmptyState icon={<IconSearch size="l" />} title={SEARCH_TEXTS.none(q)} text={SEARCH_TEXTS.noneHint} />
  );
}

type SectionProps = AlbumLinks & {
  q: string;
  kind: SearchKind;
  view: FoundView<SearchKind>;
  items: readonly Found<SearchKind>[];
  total: number;
};

function Section({ q, kind, view, items, total, ...links }: SectionProps) {
  const id = useId();
  if (items.length === 0) return null;
  const { title, unit, columns } = view;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {total > items.length && (
          <Link to={paths.search.to(q, kind)} className={styles.link}>
            {SEARCH_TEXTS.seeAll(countText(total, SEARCH.countMax, unit))}
          </Link>
        )}
      </div>
      <ul className={classNames(grid.grid, grid[columns])} aria-labelledby={id}>
        {items.map((item) => (
          <li key={view.keyOf(item)}>{view.render(item, 'h3', links)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Placeholders of the people and the albums. */
function Skeletons(): ReactNode {
  return (['author', 'album'] as const).map((kind) => {
    const { columns, skeleton } = FOUND_VIEWS[kind];
    return (
      <div key={kind} className={classNames(styles.section, grid.grid, grid[columns])} aria-hidden="true">
        <Fragment key="first">{skeleton}</Fragment>
        <Fragment key="second">{skeleton}</Fragment>
      </div>
    );
  });
}
