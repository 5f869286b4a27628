import { useState } from 'react';
import { BlobImage } from '../ui/blob-image.tsx';
import { useLanguage } from '../ui/language.ts';
import { PICTURE_WORDS } from '../ui/picture-words.ts';
import { type Shareable, toPictureSource } from '../ui/shareable-content.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { usePicture } from '../ui/use-picture.ts';
import styles from './finish-panel.module.css';

/** The link preview picture of the content, as saved; nothing is shown when it cannot be drawn. */
const OPTIONS = { format: 'wide', scale: 1, names: false } as const;

export function FinishPicture({ content, images }: Shareable) {
  const words = PICTURE_WORDS[useLanguage()];
  const [source] = useState(() => toPictureSource({ content, images }));
  const { file, state } = usePicture(source, OPTIONS, 0);
  if (state.kind === 'failed') return null;
  return (
    <div className={styles.picture}>
      {file === null ? (
        <Skeleton className={styles.waiting} />
      ) : (
        <BlobImage blob={file} alt={words.alt(content.title)} />
      )}
    </div>
  );
}
