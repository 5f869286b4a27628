import { PANEL_TEXTS } from '@palmares/texts/page/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { Selection } from './row.tsx';

type Work<T> = { rows: readonly T[]; act: (id: number) => Promise<void> };

export type Bulk<T> = {
  /** The rows shown, all of which can be selected. */
  rows: readonly T[];
  /** The selected rows among those shown. A row that a search or another order removed from the screen is not affected. */
  chosen: readonly T[];
  selectionOf: (id: number) => Selection;
  chooseAll: () => void;
  clear: () => void;
  /** Progress of a running bulk action, else null. */
  running: { done: number; total: number } | null;
  /** Processes the rows one by one; a failure does not stop the others. */
  run: (work: Work<T>) => void;
};

/** `rows` are the rows shown. */
export function useBulk<T extends { id: number }>(rows: readonly T[]): Bulk<T> {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState(0);

  const work = useMutation({
    mutationFn: async ({ rows: wanted, act }: Work<T>) => {
      const failures = new Map<number, unknown>();
      for (const [index, { id }] of wanted.entries()) {
        setDone(index);
        await act(id).catch((error: unknown) => failures.set(id, error));
      }
      return failures;
    },
    onSuccess: (failures, { rows: { length: total } }) => {
      setTicked(new Set(failures.keys()));
      const succeeded = total - failures.size;
      if (failures.size === 0) showToast({ kind: 'success', text: PANEL_TEXTS.bulkDone(succeeded) });
      else {
        const reason = failureText([...failures.values()].at(-1), { failed: '', quoted: 'any-reply' });
        const text = PANEL_TEXTS.bulkPartial(succeeded, failures.size, reason);
        showToast({ kind: 'error', text });
      }
    },
  });

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
    running: work.isPending ? { done, total: work.variables.rows.length } : null,
    run: work.mutate,
  };
}
