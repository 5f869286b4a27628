import { useLayoutEffect, useRef } from 'react';
import { useHydrating } from '../../lib/use-hydrating.ts';
import { useEditor } from './editor-context.ts';
import { FirstTiles } from './first-tiles.tsx';
import styles from './image-list.module.css';
import type { TileImages } from './tile-image.ts';
import { useCellSize } from './use-cell-size.ts';
import { useFetchedCount } from './use-fetched-count.ts';

/** React leaves the children of the list alone, also those that the server rendered. */
const FOREIGN = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

type Props = {
  row: string;
  label: string;
  ids: readonly number[];
  images: TileImages;
  selected: ReadonlySet<number>;
  lifted: number | null;
  main: number | null;
  /** CSS length that a tile should have where tiles fill the columns of a grid. */
  tileSize?: string;
  /** Marks the list where the work begins; an editor that opens by itself focuses it. */
  isPlay?: boolean;
};

/** The images of a tier or of the pool, as a list box with one tab stop and arrow keys inside. tiles.ts manages its children. */
export function ImageList(props: Props) {
  const { row, label, ids, images, selected, lifted, main, tileSize, isPlay } = props;
  const { tiles, names } = useEditor();
  const list = useRef<HTMLDivElement>(null);
  const isFirst = useHydrating();
  const fetched = useFetchedCount(list, isFirst ? 0 : ids.length);
  // This effect must run before the one that adds the tiles: their layout uses the cell size.
  useCellSize(list, tileSize);
  useLayoutEffect(() => {
    if (!isFirst && list.current !== null)
      tiles.show(list.current, ids, { images, selected, lifted, main, names, fetched });
  }, [tiles, ids, images, selected, lifted, main, names, fetched, isFirst]);
  return (
    <div
      ref={list}
      className={styles.list}
      // A native list box can hold only text.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-multiselectable="true"
      aria-label={label}
      tabIndex={0}
      data-drop-list={row}
      data-play={isPlay}
      data-first={isFirst || undefined}
      {...(import.meta.env.SSR
        ? { children: <FirstTiles ids={ids} images={images} main={main} /> }
        : FOREIGN)}
    />
  );
}
