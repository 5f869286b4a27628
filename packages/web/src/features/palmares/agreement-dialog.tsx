import type { Agreement } from '@palmares/core/palmares/agreement';
import { useMemo } from 'react';
import { imagesOf, type WholeContent } from '../../lib/whole-content.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useLanguage } from '../../ui/language.ts';
import styles from './agreement-dialog.module.css';
import { AGREEMENT_TEXTS } from './agreement-messages.ts';
import { AgreementView } from './agreement-view.tsx';
import { PalmaresLink } from './palmares-link.tsx';

type Props = {
  albumId: number;
  whole: WholeContent;
  theirs: Agreement | null;
  mine: Agreement | null;
  onClose: () => void;
};

/** A content beside the palmarès of its album, and beside one's own. */
export function AgreementDialog({ albumId, whole, theirs, mine, onClose }: Props) {
  const texts = AGREEMENT_TEXTS[useLanguage()];
  const images = useMemo(() => new Map(imagesOf(whole).map((image) => [image.id, image])), [whole]);
  return (
    <Dialog title={texts.dialog} onClose={onClose}>
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
        <p>
          <PalmaresLink albumId={albumId} />
        </p>
      </div>
    </Dialog>
  );
}
