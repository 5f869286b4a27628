import { FAILURE_TEXTS } from '@palmares/texts/page/failures';
import { LIST_TEXTS } from '@palmares/texts/page/lists';
import type { ReactNode } from 'react';
import { useNearEnd } from '../lib/use-near-end.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './endless-list.module.css';
import { ErrorState } from './error-state.tsx';
import { ListStatus } from './list-status.tsx';

/** Three rows on a phone; the third begins in the first viewport. */
const FIRST_CARDS = 6;
/** The two rows that are completely visible. */
const LEADING_CARDS = 4;

/** Position of an item when the page opens: images of `screen` load at once, and those of `lead` before all others. */
export type Place = 'lead' | 'screen' | 'below';

const getPlace = (index: number): Place =>
  index < LEADING_CARDS ? 'lead' : index < FIRST_CARDS ? 'screen' : 'below';

type Props<T> = {
  /** Accessible name of the list. Left out below a heading that names it. */
  label?: string;
  /** Undefined while the first page loads. */
  items: readonly T[] | undefined;
  keyOf: (item: T) => number | string;
  render: (item: T, place: Place) => ReactNode;
  skeleton: ReactNode;
  /** Number of placeholders for the first page. */
  skeletons: number;
  failed: boolean;
  errorText: string;
  onRetry: () => void;
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
  empty: ReactNode;
  /** Singular noun for the announced number of items: « 42 albums ». */
  unit?: string;
  /** True while the shown items still answer the previous query. */
  stale?: boolean;
  /** One of several lists on a page: the next items load on a click, not on scroll, and the page has a single live region. */
  isOneOfSeveral?: boolean;
  /** `wide`: for cards that need more room, one per row on a phone; `shelf`: the same, in a row that scrolls sideways on a phone. */
  columns?: 'card' | 'wide' | 'shelf';
};

/** The part of an infinite query, with pages that hold `data`, that the list uses. */
type Paged<T> = {
  readonly data: { readonly pages: readonly { readonly data: readonly T[] }[] } | undefined;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<unknown>;
  readonly fetchNextPage: () => Promise<unknown>;
};

/** Returns the items and states of a query as props of an `EndlessList`. */
export function toListProps<T>(query: Paged<T>) {
  return {
    items: query.data?.pages.flatMap((page) => page.data),
    failed: query.isError,
    onRetry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    onMore: () => void query.fetchNextPage(),
    stale: query.isPlaceholderData,
  };
}

/** A grid of cards with infinite scroll and four states: loading, empty, failed, loaded. */
export function EndlessList<T>(props: Props<T>) {
  const { items, failed, hasMore, stale = false, unit, empty, isOneOfSeveral } = props;
  return (
    <>
      {isOneOfSeveral ? (
        items?.length === 0 && empty
      ) : (
        <ListStatus
          found={items?.length}
          failed={failed}
          hasMore={hasMore}
          stale={stale}
          unit={unit}
          empty={empty}
        />
      )}
      {items === undefined ? <Awaited {...props} /> : <Shown {...props} items={items} />}
    </>
  );
}

const getGrid = ({ columns = 'card' }: Pick<Props<never>, 'columns'>) =>
  classNames(styles.grid, styles[columns]);

/** Shown before the first answer, or when it failed. */
function Awaited<T>(props: Props<T>) {
  return props.failed ? (
    <ErrorState text={props.errorText} onRetry={props.onRetry} />
  ) : (
    <div className={getGrid(props)} aria-hidden="true">
      {Array.from({ length: props.skeletons }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity
        <div key={index}>{props.skeleton}</div>
      ))}
    </div>
  );
}

function Shown<T>(props: Props<T> & { items: readonly T[] }) {
  const { items, hasMore, loadingMore, failed, onMore } = props;
  const end = useNearEnd(hasMore && !loadingMore && !failed && !props.isOneOfSeveral, onMore);
  return (
    <>
      {items.length > 0 && (
        <ul className={getGrid(props)} aria-label={props.label} aria-busy={props.stale || loadingMore}>
          {items.map((item, index) => (
            <li key={props.keyOf(item)}>{props.render(item, getPlace(index))}</li>
          ))}
          {loadingMore &&
            ['a', 'b', 'c'].map((place) => (
              <li key={place} aria-hidden="true">
                {props.skeleton}
              </li>
            ))}
        </ul>
      )}
      <div ref={end} />
      {props.isOneOfSeveral && hasMore && !failed && (
        <div className={styles.more}>
          <Button loading={loadingMore} onClick={onMore}>
            {LIST_TEXTS.more}
          </Button>
        </div>
      )}
      {failed && (
        <div className={styles.more} role="alert">
          <p>{LIST_TEXTS.moreFailed}</p>
          <Button loading={loadingMore} onClick={onMore}>
            {FAILURE_TEXTS.retry}
          </Button>
        </div>
      )}
    </>
  );
}
