import { useState } from 'react';
import { showToast } from '../../ui/toast-store.ts';
import { PANEL_TEXTS } from './messages.ts';

export type Deletion<T> = {
  /** What the question is about; null when nothing is asked. */
  readonly asked: T | null;
  readonly ask: (item: T) => void;
  readonly deleting: boolean;
  readonly confirm: (item: T) => void;
  readonly close: () => void;
};

/** Asked, done, said: one thing of the panel at a time. */
export function useDeletion<T extends { id: number; name: string }>(
  remove: (id: number) => Promise<void>,
  failureOf: (error: unknown) => string,
): Deletion<T> {
  const [asked, setAsked] = useState<T | null>(null);
  const [deleting, setDeleting] = useState(false);

  async function run({ id, name }: T): Promise<void> {
    setDeleting(true);
    try {
      await remove(id);
      showToast({ kind: 'success', text: PANEL_TEXTS.deleted(name) });
    } catch (error) {
      showToast({ kind: 'error', text: failureOf(error) });
    }
    setDeleting(false);
    setAsked(null);
  }

  return {
    asked,
    ask: setAsked,
    deleting,
    confirm: (item) => void run(item),
    close: () => setAsked(null),
  };
}
