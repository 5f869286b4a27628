import { type ReactNode, useEffect, useRef } from 'react';
import { useUnfolding } from '../../lib/use-unfolding.ts';
import { Button } from '../../ui/button.tsx';
import styles from './excerpt.module.css';
import { PALMARES_TEXTS } from './messages.ts';

type Props = {
  /** How many images there are in all. */
  count: number;
  /** The first image that the excerpt leaves out, in the order of the page; null: it shows all. */
  firstLeftOut: number | null;
  /** How many more each list shows at once when it is unfolded. */
  atOnce: number;
  /** Draws the first images of each list; the button of an image carries its id as its value. */
  children: (limit: number) => ReactNode;
};

/** The first images, and all of them at a press, which puts the focus on the first that it brings. */
export function Excerpt({ count, firstLeftOut, atOnce, children }: Props) {
  const { limit, isUnfolded, unfold } = useUnfolding(atOnce);
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
