import type { ReactNode } from 'react';
import { useNearEnd } from '../../lib/use-near-end.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconSearch } from '../../ui/icons-shell.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PANEL_TEXTS } from './messages.ts';
import styles from './row-list.module.css';
import { useAdminState } from './use-admin-state.ts';

/** What the list needs of an infinite query. */
type Source = {
  isError: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};

type Props<T> = {
  label: string;
  /** Undefined while the first page is on its way. */
  rows: readonly T[] | undefined;
  keyOf: (row: T) => number;
  render: (row: T) => ReactNode;
  source: Source;
  errorText: string;
};

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Rows that grow while one scrolls, with the four states of every list. */
export function RowList<T>({ label, rows, keyOf, render, source, errorText }: Props<T>) {
  const { state, change } = useAdminState();
  const { isError, hasNextPage, isFetchingNextPage } = source;
  const end = useNearEnd(hasNextPage && !isFetchingNextPage && !isError, () => source.fetchNextPage());
  const isFiltered = state.search !== '' || state.status !== 'all' || state.event !== '';

  if (rows === undefined)
    return isError ? (
      <ErrorState text={errorText} onRetry={() => source.refetch()} />
    ) : (
      <div className={styles.rows}>
        <VisuallyHidden>
          <output>Chargement…</output>
        </VisuallyHidden>
        {PLACES.map((place) => (
          <Skeleton key={place} className={styles.place} />
        ))}
      </div>
    );
  if (rows.length === 0)
    return (
      <EmptyState
        icon={isFiltered && <IconSearch size="l" />}
        title={isFiltered ? PANEL_TEXTS.none : PANEL_TEXTS.empty}
        action={
          isFiltered && (
            <Button onClick={() => change({ search: '', status: 'all', event: '' })}>
              {PANEL_TEXTS.clearFilters}
            </Button>
          )
        }
      />
    );
  return (
    <>
      <ul className={styles.rows} aria-label={label} aria-busy={isFetchingNextPage}>
        {rows.map((row) => (
          <li key={keyOf(row)}>{render(row)}</li>
        ))}
      </ul>
      <div ref={end} />
      {isFetchingNextPage && <Skeleton className={styles.place} />}
      {isError && <ErrorState text={errorText} onRetry={() => source.fetchNextPage()} />}
    </>
  );
}
