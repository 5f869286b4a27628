import { useState } from 'react';
import { BlobImage } from '../ui/blob-image.tsx';
import { useLanguage } from '../ui/language.ts';
import type { ToldContent } from '../ui/picture-dialog.tsx';
import { PICTURE_WORDS } from '../ui/picture-words.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { usePicture } from '../ui/use-picture.ts';
import styles from './finish-panel.module.css';
import type { Finished } from './finished.ts';

/** The picture that a link to it shows, as it was when it was saved; its place stays empty where it cannot be drawn. */
const OPTIONS = { format: 'wide', scale: 1, names: false } as const;

type Props = { content: ToldContent; images: Finished['images'] };

export function FinishPicture({ content, images }: Props) {
  const words = PICTURE_WORDS[useLanguage()];
  const [source] = useState(() => ({
    content: { ...content, site: window.location.host },
    paths: new Map(images.map(({ id, path_image }) => [id, path_image])),
  }));
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
