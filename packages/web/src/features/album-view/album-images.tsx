import type { Image } from '@palmares/core/contract/types';
import { EXCERPT } from '@palmares/core/limits';
import { memo, useEffect, useRef, useState } from 'react';
import { useUnfolding } from '../../lib/use-unfolding.ts';
import { Button } from '../../ui/button.tsx';
import { ImageDetailDialog } from '../../ui/image-detail-dialog.tsx';
import { ListSection } from '../../ui/list-section.tsx';
import { NamedImage } from '../../ui/named-image.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './album-images.module.css';
import { ALBUM_TEXTS } from './messages.ts';

/** More than a screen of a phone or a desktop holds. */
const IMAGES_AT_ONCE = 36;

/** The images in the author's order, each large at a press; the first ones, and all at another press. */
export function AlbumImages({ images }: { images: readonly Image[] }) {
  const { limit, isUnfolded, unfold } = useUnfolding(IMAGES_AT_ONCE);
  const [detail, setDetail] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: the focus goes on with what it has brought.
    if (isUnfolded) list.current?.querySelectorAll('button')[EXCERPT.images]?.focus({ preventScroll: true });
  }, [isUnfolded]);
  if (images.length === 0) return null;
  return (
    <ListSection title={ALBUM_TEXTS.images}>
      <ul ref={list} className={styles.images}>
        {images.slice(0, limit).map((image) => (
          <Item key={image.id} image={image} onShow={setDetail} />
        ))}
      </ul>
      {!isUnfolded && limit < images.length && (
        <div className={styles.more}>
          <Button onClick={unfold}>{ALBUM_TEXTS.allImages(images.length)}</Button>
        </div>
      )}
      {detail !== null && (
        <ImageDetailDialog
          images={images}
          current={detail}
          onShow={setDetail}
          onClose={() => setDetail(null)}
        />
      )}
    </ListSection>
  );
}

const Item = memo(function Item({ image, onShow }: { image: Image; onShow: (image: number) => void }) {
  return (
    <li>
      <NamedImage
        image={image}
        screenFirst
        fit="auto"
        sizes="auto, 140px"
        aria-haspopup="dialog"
        onClick={() => onShow(image.id)}
      />
    </li>
  );
});

/** The same places while the album is on its way. */
export function AlbumImagesSkeleton() {
  return (
    <div className={styles.images} aria-hidden="true">
      {Array.from({ length: EXCERPT.images }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- places without identity
        <Skeleton key={index} className={styles.place} />
      ))}
    </div>
  );
}
