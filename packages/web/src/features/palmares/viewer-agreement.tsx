import { lazy, Suspense, useEffect, useState } from 'react';
import type { ContentUnion } from '../../lib/content-union.ts';
import { runWhenIdle } from '../../lib/run-when-idle.ts';
import { PalmaresLink } from './palmares-link.tsx';
import styles from './viewer-agreement.module.css';

const ContentAgreement = lazy(() =>
  import('./content-agreement.tsx').then(
    (module) => ({ default: module.ContentAgreement }),
    // The plain link stays when the code cannot be loaded without a network.
    () => ({ default: PalmaresLink }),
  ),
);

/**
 * In the header of a viewer: the agreement of the content with the palmarès and with the reader's own content. It loads once the page is
 * idle; until then, and where nothing can be compared, the same line links to the palmarès.
 */
export function ViewerAgreement({ whole }: { whole: ContentUnion }) {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => runWhenIdle(() => setAtRest(true)), []);
  const { album, frozen } = whole.content;
  if (album === null || frozen) return null;
  const link = <PalmaresLink albumId={album.id} />;
  return (
    <p className={styles.line}>
      {isAtRest ? (
        <Suspense fallback={link}>
          <ContentAgreement albumId={album.id} whole={whole} />
        </Suspense>
      ) : (
        link
      )}
    </p>
  );
}
