import { count } from '@palmares/texts/page/grammar';
import { LIST_TEXTS } from '@palmares/texts/page/lists';
import { Fragment, type ReactNode, useState } from 'react';
import styles from './list-status.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  /** Number of shown items; undefined while the first page loads. */
  found: number | undefined;
  failed: boolean;
  hasMore: boolean;
  /** True while the shown items still answer the previous query. */
  stale: boolean;
  /** Singular noun of the items. Left out: the number is not announced. */
  unit: string | undefined;
  /** Shown in place of an empty list; it announces itself. */
  empty: ReactNode;
};

/**
 * Announces how many results a search or filter has, once the answer arrives (WCAG 4.1.3). The live region is always mounted, because one
 * that is inserted with its text stays silent; it is emptied between two answers, so that an equal number is announced again.
 */
export function ListStatus({ empty, ...state }: Props) {
  const answers = useAnswerCount(state.stale);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may not contain the blocks of an empty state
    <div role="status" className={styles.status}>
      {state.found === 0 ? (
        // The key remounts the text for each answer, so that the same words are announced again.
        <Fragment key={answers}>{empty}</Fragment>
      ) : (
        <VisuallyHidden>{getText(state)}</VisuallyHidden>
      )}
    </div>
  );
}

/** Increases when the answer to a new query arrives. */
function useAnswerCount(stale: boolean): number {
  const [{ wasStale, answers }, set] = useState({ wasStale: stale, answers: 0 });
  if (stale !== wasStale) set({ wasStale: stale, answers: stale ? answers : answers + 1 });
  return answers;
}

function getText({ found, failed, hasMore, stale, unit }: Omit<Props, 'empty'>): string | null {
  if (found === undefined) return failed ? null : LIST_TEXTS.loading;
  if (stale || unit === undefined) return null;
  return hasMore ? LIST_TEXTS.moreThan(count(found, unit)) : count(found, unit);
}
