import { useLayoutEffect, useRef } from 'react';
import { useEditor } from './editor-context.ts';
import styles from './image-list.module.css';
import type { TileImages } from './tile-image.ts';
import { useCellSize } from './use-cell-size.ts';
import { useFetchedCount } from './use-fetched-count.ts';

type Props = {
  row: string;
  label: string;
  ids: readonly number[];
  images: TileImages;
  selected: ReadonlySet<number>;
  lifted: number | null;
  main: number | null;
  /** How large tiles are wanted, where they fill the columns of a grid. */
  tileSize?: string;
  /** Where one begins: what opens by itself gives it the focus. */
  isPlay?: boolean;
};

/** The images of a tier or of the pool, as a list box: one tab stop, arrows inside. What stands in it is drawn by tiles.ts. */
export function ImageList(props: Props) {
  const { row, label, ids, images, selected, lifted, main, tileSize, isPlay } = props;
  const { tiles } = useEditor();
  const list = useRef<HTMLDivElement>(null);
  const fetched = useFetchedCount(list, ids.length);
  // Before there are tiles to lay out.
  useCellSize(list, tileSize);
  useLayoutEffect(() => {
    if (list.current !== null) tiles.show(list.current, ids, { images, selected, lifted, main, fetched });
  }, [tiles, ids, images, selected, lifted, main, fetched]);
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
    />
  );
}
