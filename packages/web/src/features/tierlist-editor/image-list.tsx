import { useRef } from 'react';
import styles from './image-list.module.css';
import { ImageTile } from './image-tile.tsx';
import type { TileImages } from './tile-image.ts';
import { useFetchedCount } from './use-fetched-count.ts';
import { useGradualCount } from './use-gradual-count.ts';

type Props = {
  row: string;
  label: string;
  ids: readonly number[];
  images: TileImages;
  selected: ReadonlySet<number>;
  lifted: number | null;
  main: number | null;
  /** Where one begins: what opens by itself gives it the focus. */
  isPlay?: boolean;
};

/** The images of a tier or of the pool, as a list box: one tab stop, arrows inside. */
export function ImageList({ row, label, ids, images, selected, lifted, main, isPlay }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const count = useGradualCount(ids.length);
  const fetched = useFetchedCount(list, count);
  return (
    <div
      ref={list}
      className={styles.list}
      // Native list boxes hold text only.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-multiselectable="true"
      aria-label={label}
      tabIndex={0}
      data-drop-list={row}
      data-play={isPlay}
    >
      {ids.slice(0, count).map((id, index) => {
        const image = images.get(id);
        return image === undefined ? null : (
          <ImageTile
            key={id}
            image={image}
            fetched={index < fetched}
            selected={selected.has(id)}
            lifted={lifted === id}
            main={main === id}
          />
        );
      })}
    </div>
  );
}
