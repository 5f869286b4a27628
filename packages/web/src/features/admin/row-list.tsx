import { PANEL_TEXTS } from '@palmares/texts/page/admin';
import type { ReactNode } from 'react';
import { useNearEnd } from '../../lib/use-near-end.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconSearch } from '../../ui/icons-shell.tsx';
import { ListStatus } from '../../ui/list-status.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './row-list.module.css';
import { useAdminState } from './use-admin-state.ts';

/** The part of an infinite query that the list uses. */
type Source = {
  isError: boolean;
  hasNextPage: boolean;
  /** True while the list still shows the result of the previous query. */
  isPlaceholderData: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};

type Props<T> = {
  label: string;
  /** Undefined while the first page loads. */
  rows: readonly T[] | undefined;
  getKey: (row: T) => number;
  render: (row: T) => ReactNode;
  source: Source;
  errorText: string;
};

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A list that loads more rows while scrolling, with the four states of every list. */
export function RowList<T>(props: Props<T>) {
  const { rows, source } = props;
  return (
    <>
      <ListStatus
        found={rows?.length}
        failed={source.isError}
        hasMore={source.hasNextPage}
        stale={source.isPlaceholderData}
        unit={PANEL_TEXTS.unit}
        empty={<NoRows />}
      />
      {rows === undefined ? <Awaited {...props} /> : <Shown {...props} rows={rows} />}
    </>
  );
}

/** Shown before the first reply, or when it failed. */
function Awaited<T>({ source, errorText }: Props<T>) {
  return source.isError ? (
    <ErrorState text={errorText} onRetry={() => source.refetch()} />
  ) : (
    <div className={styles.rows}>
      {PLACES.map((place) => (
        <Skeleton key={place} className={styles.place} />
      ))}
    </div>
  );
}

function NoRows() {
  const { state, change } = useAdminState();
  const isFiltered = state.search !== '' || state.status !== 'all' || state.event !== '';
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
}

function Shown<T>({ label, rows, getKey, render, source, errorText }: Props<T> & { rows: readonly T[] }) {
  const { isError, hasNextPage, isFetchingNextPage } = source;
  const end = useNearEnd(hasNextPage && !isFetchingNextPage && !isError, () => source.fetchNextPage());
  return (
    <>
      {rows.length > 0 && (
        <ul className={styles.rows} aria-label={label} aria-busy={isFetchingNextPage}>
          {rows.map((row) => (
            <li key={getKey(row)}>{render(row)}</li>
          ))}
        </ul>
      )}
      <div ref={end} />
      {isFetchingNextPage && <Skeleton className={styles.place} />}
      {isError && <ErrorState text={errorText} onRetry={() => source.fetchNextPage()} />}
    </>
  );
}
