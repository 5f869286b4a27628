import { PALMARES_TEXTS } from '@palmares/texts/page/palmares';
import { type ReactNode, useEffect, useRef } from 'react';
import { useExpandableList } from '../../lib/use-expandable-list.ts';
import { Button } from '../../ui/button.tsx';
import styles from './excerpt.module.css';

type Props = {
  /** Total number of images. */
  count: number;
  /** The first image that the excerpt omits, in the order of the page; null when it shows all. */
  firstLeftOut: number | null;
  /** Number of images that each list adds at once when it unfolds. */
  atOnce: number;
  /** Renders the first images of each list. The button of an image must have its id as value. */
  children: (limit: number) => ReactNode;
};

/** Shows the first images and a button that unfolds the rest and focuses the first new image. */
export function Excerpt({ count, firstLeftOut, atOnce, children }: Props) {
  const { limit, isUnfolded, unfold } = useExpandableList(atOnce);
  const place = useRef<HTMLDivElement>(null);
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (!isUnfolded) return;
    place.current
      ?.querySelector<HTMLButtonElement>(`button[value="${awaited.current}"]`)
      ?.focus({ preventScroll: true });
    awaited.current = null;
  }, [isUnfolded]);
  return (
    <div ref={place} className={styles.excerpt}>
      {children(limit)}
      {!isUnfolded && firstLeftOut !== null && (
        <div className={styles.more}>
          <Button
            onClick={() => {
              awaited.current = firstLeftOut;
              unfold();
            }}
          >
            {PALMARES_TEXTS.all(count)}
          </Button>
        </div>
      )}
    </div>
  );
}
