import type { FlaggedImage } from '@palmares/core/contract/types';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { formatDate } from '@palmares/texts/page/formats';
import { FLAG_TEXTS } from '@palmares/texts/page/moderation';
import { PURGE_TEXTS } from '@palmares/texts/page/purge';
import { restoreFocusNear } from '../../lib/return-focus.ts';
import { Button } from '../../ui/button.tsx';
import { GuardedButton } from '../../ui/guarded-button.tsx';
import { IconTrash } from '../../ui/icons-actions.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './flagged-images.module.css';
import { Scores } from './scores.tsx';

type Props = {
  flag: FlaggedImage;
  busy: boolean;
  onKeep?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
};

/** A flagged image with its scores and its album. */
export function FlagCard({ flag, busy, onKeep, onRemove }: Props) {
  const { image, album, scores, acts } = flag;
  return (
    <article className={styles.card}>
      <Picture image={image} alt={image.name} fit="contain" sizes="320px" className={styles.picture} />
      <div className={styles.text}>
        <h2 className={styles.name}>
          <bdi lang="">{image.name}</bdi>
        </h2>
        <p className={styles.facts}>
          {FLAG_TEXTS.onAlbum(isolateBidi(album.name), isolateBidi(album.author.username))} ·{' '}
          <span className={styles.date}>{formatDate(flag.createdAt)}</span>
        </p>
        <Scores scores={scores} />
        {onKeep && !acts.includes('kept') && <p className={styles.facts}>{FLAG_TEXTS.forAnother}</p>}
        <div className={styles.actions}>
          {onKeep && acts.includes('kept') && (
            <GuardedButton
              size="s"
              disabled={busy}
              aria-label={FLAG_TEXTS.keepNamed(image.name)}
              onClick={() => {
                restoreFocusNear();
                onKeep();
              }}
            >
              {FLAG_TEXTS.keep}
            </GuardedButton>
          )}
          {onRemove && acts.includes('removed') && (
            <Button
              size="s"
              variant="danger"
              icon={<IconTrash size="s" />}
              disabled={busy}
              aria-label={FLAG_TEXTS.removeNamed(image.name)}
              onClick={onRemove}
            >
              {PURGE_TEXTS.action}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
