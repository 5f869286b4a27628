import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './excerpt.module.css';
import { PALMARES_TEXTS } from './messages.ts';

type Props = {
  /** How many images there are in all. */
  count: number;
  /** The first image that the excerpt leaves out, in the order of the page; null: it shows all. */
  firstLeftOut: number | null;
  /** Draws the excerpt, or all; the button of an image carries its id as its value. */
  children: (showsAll: boolean) => ReactNode;
};

/** The first images, and all of them at a press, which puts the focus on the first that it brings. */
export function Excerpt({ count, firstLeftOut, children }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (!showsAll) return;
    place.current
      ?.querySelector<HTMLButtonElement>(`button[value="${awaited.current}"]`)
      ?.focus({ preventScroll: true });
    awaited.current = null;
  }, [showsAll]);
  return (
    <div ref={place} className={styles.excerpt}>
      {children(showsAll || firstLeftOut === null)}
      {!showsAll && firstLeftOut !== null && (
        <div className={styles.more}>
          <Button
            onClick={() => {
              awaited.current = firstLeftOut;
              setShowsAll(true);
            }}
          >
            {PALMARES_TEXTS.all(count)}
          </Button>
        </div>
      )}
    </div>
  );
}
