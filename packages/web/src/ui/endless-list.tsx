import type { ReactNode } from 'react';
import { useNearEnd } from '../lib/use-near-end.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './endless-list.module.css';
import { ErrorState } from './error-state.tsx';
import { ListStatus } from './list-status.tsx';

/** Three rows of a phone, of which the third begins in the screen. */
const FIRST_CARDS = 6;
/** Two rows, which are whole. */
const LEADING_CARDS = 4;

/** Where an item stands when the page opens: in the first screen of a phone pictures do not wait for it to be known, and those of the first rows come before all others. */
export type Place = 'lead' | 'screen' | 'below';

const placeOf = (index: number): Place =>
  index < LEADING_CARDS ? 'lead' : index < FIRST_CARDS ? 'screen' : 'below';

type Props<T> = {
  /** The name of the list. Left out below a heading that says it. */
  label?: string;
  /** Undefined while the first page is on its way. */
  items: readonly T[] | undefined;
  keyOf: (item: T) => number;
  render: (item: T, place: Place) => ReactNode;
  skeleton: ReactNode;
  /** Places of the first page. */
  skeletons: number;
  failed: boolean;
  errorText: string;
  onRetry: () => void;
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
  empty: ReactNode;
  /** What is counted aloud when the list changes, in the singular: « 42 albums ». */
  unit?: string;
  /** The answer to another question is still shown. */
  stale?: boolean;
  /** One of several lists on a page: the next part comes on a click, not on scroll, and the page has the one live region. */
  isOneOfSeveral?: boolean;
  /** `wide`: cards that need more room, one a line on a phone. */
  columns?: 'card' | 'wide';
};

/** What the list needs of an infinite query whose pages hold `data`. */
type Paged<T> = {
  readonly data: { readonly pages: readonly { readonly data: readonly T[] }[] } | undefined;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<unknown>;
  readonly fetchNextPage: () => Promise<unknown>;
};

/** The items and states of a query, for an `EndlessList`. */
export function itemsOf<T>(query: Paged<T>) {
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

/** A grid of cards that grows while one scrolls, with its four states: loading, empty, failed, there. */
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

const gridOf = ({ columns = 'card' }: Pick<Props<never>, 'columns'>) =>
  classNames(styles.grid, styles[columns]);

/** Before the first answer, or without one. */
function Awaited<T>(props: Props<T>) {
  return props.failed ? (
    <ErrorState text={props.errorText} onRetry={props.onRetry} />
  ) : (
    <div className={gridOf(props)} aria-hidden="true">
      {Array.from({ length: props.skeletons }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- places without identity
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
        <ul className={gridOf(props)} aria-label={props.label} aria-busy={props.stale || loadingMore}>
          {items.map((item, index) => (
            <li key={props.keyOf(item)}>{props.render(item, placeOf(index))}</li>
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
            Voir plus
          </Button>
        </div>
      )}
      {failed && (
        <div className={styles.more} role="alert">
          <p>La suite n’a pas pu être chargée.</p>
          <Button loading={loadingMore} onClick={onMore}>
            Réessayer
          </Button>
        </div>
      )}
    </>
  );
}
