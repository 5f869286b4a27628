import { useState } from 'react';
import { showToast } from '../../ui/toast-store.ts';
import { PANEL_TEXTS } from './messages.ts';

export type Bulk = {
  chosen: ReadonlySet<number>;
  /** Of the rows that can be seen; null for none. */
  selectionOf: (id: number) => { checked: boolean; onChange: (checked: boolean) => void };
  choose: (ids: readonly number[]) => void;
  clear: () => void;
  /** How many are done while a bulk action runs, else null. */
  running: { done: number; total: number } | null;
  /** One after the other; what fails does not stop the others. */
  run: (act: (id: number) => Promise<void>) => Promise<void>;
};

export function useBulk(): Bulk {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [running, setRunning] = useState<Bulk['running']>(null);

  async function run(act: (id: number) => Promise<void>): Promise<void> {
    const ids = [...chosen];
    const failed = new Set<number>();
    let reason = '';
    for (const [done, id] of ids.entries()) {
      setRunning({ done, total: ids.length });
      try {
        await act(id);
      } catch (error) {
        failed.add(id);
        if (error instanceof Error) reason = error.message;
      }
    }
    setRunning(null);
    setChosen(failed);
    const done = ids.length - failed.size;
    if (failed.size === 0) showToast({ kind: 'success', text: PANEL_TEXTS.bulkDone(done) });
    else showToast({ kind: 'error', text: `${PANEL_TEXTS.bulkPartial(done, failed.size)} ${reason}` });
  }

  return {
    chosen,
    selectionOf: (id) => ({
      checked: chosen.has(id),
      onChange: (checked) => {
        const next = new Set(chosen);
        if (checked) next.add(id);
        else next.delete(id);
        setChosen(next);
      },
    }),
    choose: (ids) => setChosen(new Set(ids)),
    clear: () => setChosen(new Set()),
    running,
    run,
  };
}
