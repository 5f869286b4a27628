import { Fragment, type ReactNode, useState } from 'react';
import { count } from '../lib/french.ts';
import styles from './list-status.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  /** How many are shown; undefined while the first page is on its way. */
  found: number | undefined;
  failed: boolean;
  hasMore: boolean;
  /** The answer to another question is still shown. */
  stale: boolean;
  /** What is counted, in the singular. Left out: nothing is said of how many there are. */
  unit: string | undefined;
  /** What stands in place of an empty list, which says so itself. */
  empty: ReactNode;
};

/**
 * How many a search or a filter has found, said once its answer is there (WCAG 4.1.3). It stays from first to last, since a live
 * region that comes with its text says nothing; and it empties between two answers, so that the same number is said again.
 */
export function ListStatus({ empty, ...state }: Props) {
  const answers = useAnswerCount(state.stale);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may not hold the blocks of an empty state
    <div role="status" className={styles.status}>
      {state.found === 0 ? (
        // Drawn anew for each answer: the same words are said again.
        <Fragment key={answers}>{empty}</Fragment>
      ) : (
        <VisuallyHidden>{textOf(state)}</VisuallyHidden>
      )}
    </div>
  );
}

/** Rises when the answer to another question is there. */
function useAnswerCount(stale: boolean): number {
  const [{ wasStale, answers }, set] = useState({ wasStale: stale, answers: 0 });
  if (stale !== wasStale) set({ wasStale: stale, answers: stale ? answers : answers + 1 });
  return answers;
}

function textOf({ found, failed, hasMore, stale, unit }: Omit<Props, 'empty'>): string | null {
  if (found === undefined) return failed ? null : 'Chargement…';
  if (stale || unit === undefined) return null;
  return hasMore ? `Plus de ${count(found, unit)}` : count(found, unit);
}
