import { useState } from 'react';
import { showToast } from '../../ui/toast-store.ts';
import { PANEL_TEXTS } from './messages.ts';

export type Bulk<T> = {
  /** All that can be chosen: the rows shown. */
  rows: readonly T[];
  /** Those of the rows shown that are ticked. A row that a search or another order took off the screen is not acted on. */
  chosen: readonly T[];
  selectionOf: (id: number) => { checked: boolean; onChange: (checked: boolean) => void };
  chooseAll: () => void;
  clear: () => void;
  /** How many are done while a bulk action runs, else null. */
  running: { done: number; total: number } | null;
  /** One after the other; what fails does not stop the others. */
  run: (rows: readonly T[], act: (id: number) => Promise<void>) => Promise<void>;
};

/** `rows`: those shown. */
export function useBulk<T extends { id: number }>(rows: readonly T[]): Bulk<T> {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [running, setRunning] = useState<Bulk<T>['running']>(null);

  async function run(wanted: readonly T[], act: (id: number) => Promise<void>): Promise<void> {
    const failed = new Set<number>();
    let reason = '';
    for (const [done, { id }] of wanted.entries()) {
      setRunning({ done, total: wanted.length });
      try {
        await act(id);
      } catch (error) {
        failed.add(id);
        if (error instanceof Error) reason = error.message;
      }
    }
    setRunning(null);
    setTicked(failed);
    const done = wanted.length - failed.size;
    if (failed.size === 0) showToast({ kind: 'success', text: PANEL_TEXTS.bulkDone(done) });
    else showToast({ kind: 'error', text: `${PANEL_TEXTS.bulkPartial(done, failed.size)} ${reason}` });
  }

  return {
    rows,
    chosen: rows.filter(({ id }) => ticked.has(id)),
    selectionOf: (id) => ({
      checked: ticked.has(id),
      onChange: (checked) => {
        const next = new Set(ticked);
        if (checked) next.add(id);
        else next.delete(id);
        setTicked(next);
      },
    }),
    chooseAll: () => setTicked(new Set(rows.map(({ id }) => id))),
    clear: () => setTicked(new Set()),
    running,
    run,
  };
}
