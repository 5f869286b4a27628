import { PANEL_TEXTS } from '@palmares/texts/page/admin';
import type { ReactNode } from 'react';
import { AddressText } from '../../ui/address-text.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './row.module.css';

/** The selection state of one row, for bulk actions. */
export type Selection = { checked: boolean; onChange: (checked: boolean) => void };

type Props = {
  /** Name of the row in the labels of its controls. */
  name: string;
  lead?: ReactNode;
  title: ReactNode;
  facts: readonly string[];
  badges?: ReactNode;
  actions?: ReactNode;
  /** Text at the end of the row; below it on a phone. */
  aside?: ReactNode;
  /** Check box for bulk actions. Null for a row that cannot be selected in a list where others can. */
  selection?: Selection | null;
  faded?: boolean;
};

/** One row of the panel: the item, then its actions. */
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
