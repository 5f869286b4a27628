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

/** What a content is compared with. */
export type Side = 'theirs' | 'mine';

type Props = {
  albumId: number;
  whole: ContentUnion;
  /** Whether the content is the reader's own. */
  isOwn: boolean;
  theirs: Agreement | null;
  mine: Agreement | null;
  /** The comparison that comes first: the one whose button was pressed. */
  first: Side;
  onClose: () => void;
};

/** Compares a content with the palmarès of its album, and with the reader's own content. */
export function AgreementDialog({ albumId, whole, isOwn, first, onClose, ...agreements }: Props) {
  const texts = AGREEMENT_TEXTS[useLanguage()];
  const images = useMemo(
    () => new Map(readImages(whole.kind, whole.content).map((image) => [image.id, image])),
    [whole],
  );
  const order: readonly Side[] = first === 'theirs' ? ['theirs', 'mine'] : ['mine', 'theirs'];
  return (
    <Dialog
      title={texts.dialog}
      onClose={onClose}
      // The link is outside the scrolling part: it has the initial focus, and the figures stay in view.
      footer={<Button to={paths.album.to(albumId)}>{texts.toPalmares}</Button>}
    >
      <div className={styles.sides}>
        {order.map((side) => {
          const found = agreements[side];
          return found === null ? null : (
            <section key={side}>
              <h3 className={styles.title}>{texts[side]}</h3>
              <AgreementView
                isOwn={isOwn || side === 'mine'}
                agreement={found}
                images={images}
                sides={[texts.here, side === 'mine' ? texts.you : texts.all]}
              />
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}
