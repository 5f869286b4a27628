import { useEffect, useState } from 'react';
import { draftKey } from '../../lib/drafts/draft-keys.ts';
import { draftStore } from '../../lib/drafts/draft-store.ts';
import { type DraftSummary, listDraftSummaries } from '../../lib/drafts/draft-summary.ts';
import { formatMoment } from '../../lib/french.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconTrash } from '../../ui/icons-actions.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { draftLink } from './content-links.ts';
import { DRAFT_TEXTS, PROFILE_TEXTS } from './messages.ts';
import styles from './profile.module.css';

/** Unsaved work of this browser: go on or give it up (product.md §6). Nothing at all when there is none. */
export function OwnDrafts({ userId }: { userId: number }) {
  const [drafts, setDrafts] = useState(() => listDraftSummaries(draftStore, userId));
  const [leaving, setLeaving] = useState<DraftSummary | null>(null);

  useEffect(() => {
    // Another tab saves or gives up its own.
    const read = () => setDrafts(listDraftSummaries(draftStore, userId));
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [userId]);

  function discard(draft: DraftSummary) {
    draftStore.remove(draft.name);
    setDrafts(listDraftSummaries(draftStore, userId));
    setLeaving(null);
    showToast({ kind: 'success', text: DRAFT_TEXTS.discarded });
  }

  if (drafts.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="own-drafts">
      <div className={styles['sectionHeader']}>
        <div>
          <h2 id="own-drafts" className={styles['sectionTitle']}>
            {DRAFT_TEXTS.title}
          </h2>
          <p className={styles['facts']}>{DRAFT_TEXTS.hint}</p>
        </div>
      </div>
      <ul className={styles['rows']} aria-labelledby="own-drafts">
        {drafts.map((draft) => (
          <li key={draftKey(draft.name)} className={styles['row']}>
            <div className={styles['rowText']}>
              <h3 className={styles['rowTitle']}>{titleOf(draft)}</h3>
              <p className={styles['facts']}>{factsOf(draft)}</p>
            </div>
            <div className={styles['rowActions']}>
              <Button to={draftLink(draft)} aria-label={`${DRAFT_TEXTS.resume} : ${titleOf(draft)}`}>
                {DRAFT_TEXTS.resume}
              </Button>
              <IconButton
                label={`${DRAFT_TEXTS.discard} : ${titleOf(draft)}`}
                onClick={() => setLeaving(draft)}
              >
                <IconTrash />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      {leaving !== null && (
        <ConfirmDialog
          title={DRAFT_TEXTS.discardTitle(titleOf(leaving))}
          text={'album' in leaving.name.subject ? DRAFT_TEXTS.discardNew : DRAFT_TEXTS.discardChanges}
          confirmLabel={DRAFT_TEXTS.discard}
          onConfirm={() => discard(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}

const titleOf = ({ title }: DraftSummary): string => title.trim() || PROFILE_TEXTS.unnamed;

function factsOf({ name, savedAt }: DraftSummary): string {
  const state = 'album' in name.subject ? DRAFT_TEXTS.isNew : DRAFT_TEXTS.isChange;
  const facts = [DRAFT_TEXTS.kinds[name.kind], state];
  return (savedAt > 0 ? [...facts, formatMoment(savedAt)] : facts).join(' · ');
}
