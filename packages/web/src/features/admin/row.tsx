import type { ReactNode } from 'react';
import { AddressText } from '../../ui/address-text.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PANEL_TEXTS } from './messages.ts';
import styles from './row.module.css';

/** Of one row, for a bulk action. */
export type Selection = { checked: boolean; onChange: (checked: boolean) => void };

type Props = {
  /** Names the row in the names of its controls. */
  name: string;
  lead?: ReactNode;
  title: ReactNode;
  facts: readonly string[];
  badges?: ReactNode;
  actions?: ReactNode;
  /** Said at the end of the row; on a phone, below. */
  aside?: ReactNode;
  /** With it the row can be chosen for a bulk action; null: the others of its list can. */
  selection?: Selection | null;
  faded?: boolean;
};

/** One thing of the panel: what it is, then what can be done about it. */
export function Row({ name, lead, title, facts, badges, actions, aside, selection, faded = false }: Props) {
  return (
    <div
      className={classNames(
        styles.row,
        facts.length === 0 && styles.short,
        selection?.checked && styles.chosen,
        faded && styles.faded,
      )}
    >
      {selection === null && <span className={classNames(styles.check, styles.noCheck)} />}
      {selection && (
        <label className={styles.check}>
          <input
            type="checkbox"
            aria-label={PANEL_TEXTS.select(name)}
            checked={selection.checked}
            onChange={(event) => selection.onChange(event.target.checked)}
          />
        </label>
      )}
      {lead && <div className={styles.lead}>{lead}</div>}
      <div className={styles.text}>
        <p className={styles.title}>
          {title}
          {badges}
        </p>
        {facts.length > 0 && (
          <p className={styles.facts}>
            {facts.map((fact) => (
              <span key={fact}>
                <AddressText text={fact} />
              </span>
            ))}
          </p>
        )}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
