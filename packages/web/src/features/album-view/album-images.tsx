import type { Image } from '@palmares/core/contract/types';
import { EXCERPT } from '@palmares/core/limits';
import { ALBUM_TEXTS } from '@palmares/texts/page/album-page';
import { memo, useEffect, useRef, useState } from 'react';
import { useExpandableList } from '../../lib/use-expandable-list.ts';
import { Button } from '../../ui/button.tsx';
import { ImageDetailDialog } from '../../ui/image-detail-dialog.tsx';
import { ListSection } from '../../ui/list-section.tsx';
import { NamedImage } from '../../ui/named-image.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './album-images.module.css';

/** More images than one screen of a phone or a desktop shows. */
const IMAGES_AT_ONCE = 36;

/** The images in the author's order. A click enlarges one; a button unfolds the rest. */
export function AlbumImages({ images }: { images: readonly Image[] }) {
  const { limit, isUnfolded, unfold } = useExpandableList(IMAGES_AT_ONCE);
  const [detail, setDetail] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The pressed button has disappeared, so the focus moves to the first new image.
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

/** Placeholder with the same geometry while the album loads. */
export function AlbumImagesSkeleton() {
  return (
    <div className={styles.images} aria-hidden="true">
      {Array.from({ length: EXCERPT.images }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- placeholders without identity
        <Skeleton key={index} className={styles.place} />
      ))}
    </div>
  );
}
