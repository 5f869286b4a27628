import { PALMARES_TEXTS } from '@palmares/texts/page/palmares';
import { type ReactNode, useEffect, useRef } from 'react';
import { useExpandableList } from '../../lib/use-expandable-list.ts';
import { Button } from '../../ui/button.tsx';
import styles from './excerpt.module.css';

/** Images of each list that a phone shows first (excerpt.module.css). */
export const PHONE_IMAGES = 8;

type Props = {
  /** Total number of images. */
  count: number;
  /** The first image that the excerpt omits, in the order of the page; null when it shows all. */
  firstLeftOut: number | null;
  /** Number of images that each list adds at once when it unfolds. */
  atOnce: number;
  /** Whether a phone, which shows fewer, leaves images out. CSS hides them, because the server does not know the width. */
  foldsOnPhone?: boolean;
  /** Renders the first images of each list. The button of an image must have its id as value. */
  children: (limit: number) => ReactNode;
};

/** Shows the first images and a button that unfolds the rest and focuses the first new image. */
export function Excerpt({ count, firstLeftOut, atOnce, foldsOnPhone = false, children }: Props) {
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
    <div ref={place} className={styles.excerpt} data-folded={!isUnfolded || undefined}>
      {children(limit)}
      {!isUnfolded && (firstLeftOut !== null || foldsOnPhone) && (
        <div className={styles.more} data-phone={firstLeftOut === null || undefined}>
          <Button
            onClick={() => {
              awaited.current = findHidden(place.current) ?? firstLeftOut;
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

/** Returns the first image that CSS hides on this screen. */
function findHidden(place: HTMLElement | null): number | null {
  const images = place?.querySelectorAll<HTMLButtonElement>('button[value]') ?? [];
  const hidden = [...images].find((image) => image.offsetParent === null);
  return hidden === undefined ? null : Number(hidden.value);
}
