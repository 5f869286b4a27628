import { PANEL_TEXTS } from '@palmares/texts/page/admin';
import { type ComponentType, type ReactNode, useState } from 'react';
import { stickyHead } from '../../lib/sticky-edge.ts';
import { Button } from '../../ui/button.tsx';
import styles from './bulk-bar.module.css';
import type { Bulk } from './use-bulk.ts';

export type QuestionProps<T> = { rows: readonly T[]; onConfirm: () => void; onClose: () => void };

export type BulkAction<T> = {
  label: string;
  act: (id: number) => Promise<void>;
  danger?: boolean;
  /** Asks for confirmation about exactly the rows that the action then changes. */
  Question?: ComponentType<QuestionProps<T>>;
  /** Decides whether these rows need the question. Defaults to yes. */
  asks?: (rows: readonly T[]) => boolean;
};

type Asked<T> = Required<Pick<BulkAction<T>, 'Question' | 'act'>> & { rows: readonly T[] };

type Props<T> = { bulk: Bulk<T>; actions: readonly BulkAction<T>[] };

/** The actions on all selected rows. */
export function BulkBar<T>({ bulk, actions }: Props<T>): ReactNode {
  // The rows stay those of the question, even when the list changes in the meantime.
  const [asked, setAsked] = useState<Asked<T> | null>(null);
  const { rows, chosen, running } = bulk;
  if (chosen.length === 0 && running === null && asked === null) return null;

  function begin({ Question, asks, act }: BulkAction<T>): void {
    if (Question !== undefined && asks?.(chosen) !== false) setAsked({ Question, rows: chosen, act });
    else bulk.run({ rows: chosen, act });
  }

  return (
    <section ref={stickyHead} className={styles.bulk} aria-label={PANEL_TEXTS.selected(chosen.length)}>
      <output className={styles.bulkCount}>
        {running === null ? PANEL_TEXTS.selected(chosen.length) : `${running.done} / ${running.total}`}
      </output>
      <Button size="s" variant="quiet" disabled={running !== null} onClick={bulk.clear}>
        {PANEL_TEXTS.clear}
      </Button>
      {actions.map((action) => (
        <Button
          key={action.label}
          size="s"
          variant={action.danger ? 'danger' : 'secondary'}
          disabled={running !== null}
          onClick={() => begin(action)}
        >
          {action.label}
        </Button>
      ))}
      {chosen.length < rows.length && (
        <Button
          size="s"
          variant="quiet"
          className={styles.bulkAll}
          disabled={running !== null}
          onClick={bulk.chooseAll}
        >
          {PANEL_TEXTS.selectAll(rows.length)}
        </Button>
      )}
      {asked && (
        <asked.Question
          rows={asked.rows}
          onConfirm={() => {
            setAsked(null);
            bulk.run(asked);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
