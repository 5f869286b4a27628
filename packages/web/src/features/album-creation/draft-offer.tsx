import { DRAFT_TEXTS } from '@palmares/texts/page/album-creation';
import { CARD_TEXTS } from '@palmares/texts/page/cards';
import { formatLongMoment } from '@palmares/texts/page/formats';
import { useState } from 'react';
import { BlobImage } from '../../ui/blob-image.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { countSteps } from '../../uploads/sending.ts';
import styles from './draft-offer.module.css';
import type { RestoredAlbumDraft } from './workspace.ts';

type Props = { found: RestoredAlbumDraft; onResume: () => void; onRestart: () => void };

const SHOWN = 6;

/** « Reprendre » or « Recommencer »: offers the unfinished album of this device. */
export function DraftOffer({ found, onResume, onRestart }: Props) {
  const { form, images, sending, savedAt } = found.draft;
  const [isAsking, setAsking] = useState(false);
  const name = form.name.trim() || CARD_TEXTS.untitledAlbum;
  const { success } = countSteps(sending);
  return (
    <section className={styles.offer} aria-labelledby="draft-offer-title">
      <h1 id="draft-offer-title" className={styles.title}>
        {DRAFT_TEXTS.title}
      </h1>
      <div className={styles.card}>
        <Thumbnails found={found} />
        <div className={styles.about}>
          <p className={styles.name}>{name}</p>
          <p className={styles.facts}>
            {DRAFT_TEXTS.summary(images.length)}
            {success > 0 && ` · ${DRAFT_TEXTS.sent(success)}`}
            {savedAt > 0 && ` · ${formatLongMoment(savedAt)}`}
          </p>
        </div>
        <div className={styles.actions}>
          <Button onClick={() => setAsking(true)}>{DRAFT_TEXTS.restart}</Button>
          <Button variant="primary" onClick={onResume}>
            {DRAFT_TEXTS.resume}
          </Button>
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={DRAFT_TEXTS.restartTitle}
          text={DRAFT_TEXTS.restartText(name)}
          confirmLabel={DRAFT_TEXTS.restart}
          onConfirm={onRestart}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

function Thumbnails({ found: { draft, files } }: { found: RestoredAlbumDraft }) {
  // Images that were still being prepared have no thumbnail yet.
  const thumbnails = draft.images.flatMap(({ id }) => {
    const stored = files.get(id);
    return stored && 'thumbnail' in stored ? [{ id, blob: stored.thumbnail }] : [];
  });
  if (thumbnails.length === 0) return null;
  return (
    <div className={styles.thumbnails}>
      {thumbnails.slice(0, SHOWN).map(({ id, blob }) => (
        <BlobImage key={id} blob={blob} />
      ))}
    </div>
  );
}
