import type { ContentKind } from '@palmares/core/content-kind';
import type { Album } from '@palmares/core/contract/types';
import { count } from '../../lib/french.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { expressPath, IMAGES_TO_START } from './express-start.ts';
import { DIALOG_TEXTS, TYPE_TEXTS } from './messages.ts';
import styles from './start-link.module.css';

type Props = {
  kind: ContentKind;
  /** Undefined while it loads. */
  album: Album | undefined;
  /** The edited name; null until it is edited. */
  typedName: string | null;
};

/** « Commencer » starts at once with every image of the album; otherwise the reason is shown (decision 0030). */
export function StartLink({ kind, album, typedName }: Props) {
  if (album === undefined)
    return (
      <Button size="s" disabled className={styles.start}>
        {DIALOG_TEXTS.start}
      </Button>
    );
  const to = expressPath(kind, album, typedName);
  if (to === null) return <p className={styles.tooFew}>{DIALOG_TEXTS.tooFew(IMAGES_TO_START[kind])}</p>;
  return (
    <Button size="s" to={to} className={styles.start}>
      {DIALOG_TEXTS.start}
      <VisuallyHidden> {TYPE_TEXTS[kind].start(count(album.images.length, 'image'))}</VisuallyHidden>
    </Button>
  );
}
