import { DRAFT_TEXTS } from '@palmares/texts/page/profile';
import { useState } from 'react';
import { CONTINUATION } from '../../lib/navigation-message.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconTrash } from '../../ui/icons-actions.tsx';
import rows from '../../ui/row-list.module.css';
import { showToast } from '../../ui/toast-store.ts';
import type { DraftRow } from './draft-row.ts';
import styles from './profile.module.css';
import { useOwnDrafts } from './use-own-drafts.ts';

/** The unsaved work of this browser, to resume or discard (BU-30). Renders nothing without any. */
export function OwnDrafts({ userId }: { userId: number }) {
  const { drafts, discard } = useOwnDrafts(userId);
  const [leaving, setLeaving] = useState<DraftRow | null>(null);

  async function giveUp(draft: DraftRow): Promise<void> {
    await discard(draft);
    setLeaving(null);
    showToast({ kind: 'success', text: DRAFT_TEXTS.discarded });
  }

  if (drafts.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="own-drafts">
      <div className={styles.sectionHeader}>
        <div>
          <h2 id="own-drafts" className={styles.sectionTitle}>
            {DRAFT_TEXTS.title}
          </h2>
          <p className={styles.facts}>{DRAFT_TEXTS.hint}</p>
        </div>
      </div>
      <ul className={rows.rows} aria-labelledby="own-drafts">
        {drafts.map((draft) => (
          <li key={draft.key} className={rows.row}>
            <div className={rows.rowText}>
              <h3 className={rows.rowTitle}>
                <bdi lang="">{draft.title}</bdi>
              </h3>
              <p className={styles.facts}>{draft.facts}</p>
            </div>
            <div className={rows.rowActions}>
              <Button to={draft.link} state={CONTINUATION} aria-label={DRAFT_TEXTS.resumeNamed(draft.title)}>
                {DRAFT_TEXTS.resume}
              </Button>
              <IconButton label={DRAFT_TEXTS.discardNamed(draft.title)} onClick={() => setLeaving(draft)}>
                <IconTrash />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      {leaving !== null && (
        <ConfirmDialog
          title={DRAFT_TEXTS.discardTitle(leaving.title)}
          text={leaving.loss}
          confirmLabel={DRAFT_TEXTS.discard}
          onConfirm={() => void giveUp(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}
