import type { Agreement } from '@palmares/core/palmares/agreement';
import { useMemo } from 'react';
import { type ContentUnion, readImages } from '../../lib/content-union.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useLanguage } from '../../ui/language.ts';
import styles from './agreement-dialog.module.css';
import { AGREEMENT_TEXTS } from './agreement-messages.ts';
import { AgreementView } from './agreement-view.tsx';

type Props = {
  albumId: number;
  whole: ContentUnion;
  theirs: Agreement | null;
  mine: Agreement | null;
  onClose: () => void;
};

/** Compares a content with the palmarès of its album, and with the reader's own content. */
export function AgreementDialog({ albumId, whole, theirs, mine, onClose }: Props) {
  const language = useLanguage();
  const texts = AGREEMENT_TEXTS[language];
  const images = useMemo(
    () => new Map(readImages(whole.kind, whole.content).map((image) => [image.id, image])),
    [whole],
  );
  return (
    <Dialog
      title={texts.dialog}
      onClose={onClose}
      // The link is outside the scrolling part: it has the initial focus, and the figures stay in view.
      footer={<Button to={paths.album.to(albumId)}>{texts.toPalmares}</Button>}
    >
      <div className={styles.sides}>
        {theirs !== null && (
          <section>
            <h3 className={styles.title}>{texts.theirs}</h3>
            <AgreementView agreement={theirs} images={images} sides={[texts.here, texts.all]} />
          </section>
        )}
        {mine !== null && (
          <section>
            <h3 className={styles.title}>{texts.mine}</h3>
            <AgreementView agreement={mine} images={images} sides={[texts.here, texts.you]} />
          </section>
        )}
      </div>
    </Dialog>
  );
}
