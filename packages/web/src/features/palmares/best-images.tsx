import type { Album } from '@palmares/core/contract/types';
import { PALMARES_TEXTS } from '@palmares/texts/page/palmares';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { palmaresQuery } from '../../queries/palmares.ts';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './best-images.module.css';
import { getPalmaresState, PALMARES_ID, toRows } from './shown-palmares.ts';

/** Number of images that a phone shows on one line. */
const SHOWN = 5;

/** The best images of the palmarès, in the header of the album's page; a press leads to the whole. Nothing while there is no palmarès. */
export function BestImages({ album }: { album: Album }) {
  const { data, isError } = useQuery(palmaresQuery(album.id));
  const rows = useMemo(() => data && toRows(data.images, album.images), [data, album.images]);
  if (isError) return null;
  if (data === undefined || rows === undefined) return <Skeleton className={styles.waiting} />;
  const best = rows.filter(({ tier }) => tier !== null).slice(0, SHOWN);
  if (getPalmaresState(data) !== 'ready' || best.length === 0) return null;
  return (
    <div className={styles.best}>
      <p className={styles.head}>
        <strong>{PALMARES_TEXTS.best}</strong>
        <a href={`#${PALMARES_ID}`} className={styles.link} onClick={showPalmares}>
          {PALMARES_TEXTS.whole}
        </a>
      </p>
      <ol className={styles.images}>
        {best.map(({ image, rank }) => (
          <li key={image.id} className={styles.item}>
            <Picture
              image={image}
              alt=""
              fit="auto"
              sizes="(min-width: 48em) 96px, 18vw"
              className={styles.picture}
            />
            <span className={styles.rank}>{rank}</span>
            <bdi lang="" className={styles.name}>
              {image.name}
            </bdi>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Scrolls to the palmarès without a navigation of the router, which would scroll to the top. */
function showPalmares(event: { preventDefault: () => void }): void {
  const section = document.getElementById(PALMARES_ID);
  if (section === null) return;
  event.preventDefault();
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}
