import type { ReactNode } from 'react';
import { useNearEnd } from '../../lib/use-near-end.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconSearch } from '../../ui/icons-shell.tsx';
import { ListStatus } from '../../ui/list-status.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PANEL_TEXTS } from './messages.ts';
import styles from './row-list.module.css';
import { useAdminState } from './use-admin-state.ts';

/** What the list needs of an infinite query. */
type Source = {
  isError: boolean;
  hasNextPage: boolean;
  /** The answer to another question is still shown. */
  isPlaceholderData: boolean;
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

/** Before the first answer, or without one. */
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

function Shown<T>({ label, rows, keyOf, render, source, errorText }: Props<T> & { rows: readonly T[] }) {
  const { isError, hasNextPage, isFetchingNextPage } = source;
  const end = useNearEnd(hasNextPage && !isFetchingNextPage && !isError, () => source.fetchNextPage());
  return (
    <>
      {rows.length > 0 && (
        <ul className={styles.rows} aria-label={label} aria-busy={isFetchingNextPage}>
          {rows.map((row) => (
            <li key={keyOf(row)}>{render(row)}</li>
          ))}
        </ul>
      )}
      <div ref={end} />
      {isFetchingNextPage && <Skeleton className={styles.place} />}
      {isError && <ErrorState text={errorText} onRetry={() => source.fetchNextPage()} />}
    </>
  );
}
