import type { SessionUser } from '@palmares/core/contract/types';
import { ACCOUNT_TEXTS } from '@palmares/texts/page/profile';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { exportMe } from '../../api/profile.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { Button } from '../../ui/button.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import rows from '../../ui/row-list.module.css';
import { showToast } from '../../ui/toast-store.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { EmailDialog } from './email-dialog.tsx';
import styles from './profile.module.css';

type Props = { user: SessionUser; onDeleted: () => Promise<unknown> };

/** The account itself: email address, data export and deletion (AC-56, AC-109). */
export function AccountSection({ user, onDeleted }: Props) {
  const [open, setOpen] = useState<'email' | 'end' | null>(null);
  const close = () => setOpen(null);

  const saving = useMutation({
    mutationFn: async () => {
      const day = new Date().toISOString().slice(0, 10);
      downloadFile(`palmares-${day}.json`, new Blob([await exportMe()], { type: 'application/json' }));
    },
    meta: { failure: ACCOUNT_TEXTS.exportFailed },
    onSuccess: () => showToast({ kind: 'success', text: ACCOUNT_TEXTS.exported }),
  });

  return (
    <section className={styles.section} aria-labelledby="own-account">
      <div className={styles.sectionHeader}>
        <h2 id="own-account" className={styles.sectionTitle}>
          {ACCOUNT_TEXTS.title}
        </h2>
      </div>
      <ul className={rows.rows} aria-labelledby="own-account">
        <ListRow title={ACCOUNT_TEXTS.email} text={<AddressText text={user.email} />}>
          <Button onClick={() => setOpen('email')}>{ACCOUNT_TEXTS.changeEmail}</Button>
        </ListRow>
        <ListRow title={ACCOUNT_TEXTS.export} text={ACCOUNT_TEXTS.exportHint}>
          <Button loading={saving.isPending} onClick={() => saving.mutate()}>
            {ACCOUNT_TEXTS.exportAction}
          </Button>
        </ListRow>
        <ListRow title={ACCOUNT_TEXTS.end} text={ACCOUNT_TEXTS.endHint}>
          <Button onClick={() => setOpen('end')}>{ACCOUNT_TEXTS.end}</Button>
        </ListRow>
      </ul>
      {open === 'email' && <EmailDialog user={user} onClose={close} />}
      {open === 'end' && <DeleteAccountDialog user={user} onDeleted={onDeleted} onClose={close} />}
    </section>
  );
}
