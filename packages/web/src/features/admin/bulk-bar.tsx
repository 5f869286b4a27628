import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import styles from './admin.module.css';
import { PANEL_TEXTS } from './messages.ts';
import type { Bulk } from './use-bulk.ts';

type Action = {
  label: string;
  run: (id: number) => Promise<void>;
  danger?: boolean;
  /** What else the question says. */
  note?: string;
};

type Props = {
  bulk: Bulk;
  /** All that is in sight and can be chosen. */
  ids: readonly number[];
  actions: readonly Action[];
};

/** What can be done about all that is chosen. A deletion asks first. */
export function BulkBar({ bulk, ids, actions }: Props): ReactNode {
  const [asked, setAsked] = useState<Action | null>(null);
  const { chosen, running } = bulk;
  if (chosen.size === 0) return null;
  return (
    <section className={styles['bulk']} aria-label={PANEL_TEXTS.selected(chosen.size)}>
      <output className={styles['bulkCount']}>
        {running === null ? PANEL_TEXTS.selected(chosen.size) : `${running.done} / ${running.total}`}
      </output>
      {actions.map((action) => (
        <Button
          key={action.label}
          size="s"
          variant={action.danger ? 'danger' : 'secondary'}
          disabled={running !== null}
          onClick={() => {
            if (action.danger) setAsked(action);
            else void bulk.run(action.run);
          }}
        >
          {action.label}
        </Button>
      ))}
      {chosen.size < ids.length && (
        <Button
          size="s"
          variant="quiet"
          className={styles['bulkAll']}
          disabled={running !== null}
          onClick={() => bulk.choose(ids)}
        >
          {PANEL_TEXTS.selectAll(ids.length)}
        </Button>
      )}
      <Button
        size="s"
        variant="quiet"
        className={styles['bulkClear']}
        disabled={running !== null}
        onClick={bulk.clear}
      >
        {PANEL_TEXTS.clear}
      </Button>
      {asked && (
        <ConfirmDialog
          title={PANEL_TEXTS.deleteMany(chosen.size)}
          text={
            <>
              {asked.note && <p>{asked.note}</p>}
              <p>{PANEL_TEXTS.final}</p>
            </>
          }
          confirmLabel={asked.label}
          onConfirm={() => {
            setAsked(null);
            void bulk.run(asked.run);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
