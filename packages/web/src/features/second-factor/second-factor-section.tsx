import type { SecondFactor } from '@palmares/core/contract/types';
import { SECOND_FACTOR_TEXTS as TEXTS } from '@palmares/texts/page/second-factor';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refreshSession } from '../../api/session.ts';
import { secondFactorQuery } from '../../queries/second-factor.ts';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import rows from '../../ui/row-list.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import styles from './second-factor.module.css';
import { SetUpDialog } from './set-up-dialog.tsx';

type OpenDialog = 'set' | 'renew' | 'remove';

/** Shows whether the account has a second factor, and its actions. */
export function SecondFactorSection() {
  const factor = useQuery(secondFactorQuery());
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  /** Refreshes the session when the factor has changed, because permissions of staff depend on it. */
  function close(isChanged: boolean): void {
    setOpen(null);
    if (isChanged) void refreshSession();
  }

  return (
    <section className={styles.section} aria-labelledby="second-factor">
      <h2 ref={heading} id="second-factor" className={styles.title} tabIndex={-1}>
        {TEXTS.title}
      </h2>
      {factor.data !== undefined && <Rows factor={factor.data} onOpen={setOpen} />}
      {factor.data === undefined &&
        (factor.isError ? (
          <RetryAlert query={factor}>{TEXTS.error}</RetryAlert>
        ) : (
          <Skeleton className={styles.waiting} />
        ))}
      {open === 'set' && <SetUpDialog onClose={close} focusAfter={() => heading.current} />}
      {open === 'renew' && <RenewDialog onClose={() => close(false)} />}
      {open === 'remove' && <RemoveDialog onClose={close} />}
    </section>
  );
}

type RowsProps = { factor: SecondFactor; onOpen: (dialog: OpenDialog) => void };

function Rows({ factor: { since, recovery_codes_left, required }, onOpen }: RowsProps) {
  if (since === null)
    return (
      <>
        {required && <InlineAlert kind="warning">{TEXTS.required}</InlineAlert>}
        <ul className={rows.rows} aria-labelledby="second-factor">
          <ListRow title={TEXTS.off} text={TEXTS.offHint}>
            <Button variant={required ? 'primary' : 'secondary'} onClick={() => onOpen('set')}>
              {TEXTS.set}
            </Button>
          </ListRow>
        </ul>
      </>
    );
  return (
    <ul className={rows.rows} aria-labelledby="second-factor">
      <ListRow title={TEXTS.on(since)} text={TEXTS.onHint}>
        <Button onClick={() => onOpen('remove')}>{TEXTS.remove}</Button>
      </ListRow>
      <ListRow title={TEXTS.codes} text={TEXTS.codesLeft(recovery_codes_left)}>
        <Button onClick={() => onOpen('renew')}>{TEXTS.renew}</Button>
      </ListRow>
    </ul>
  );
}
