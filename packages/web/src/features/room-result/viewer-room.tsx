import { lazy, Suspense, useEffect, useState } from 'react';
import type { ContentUnion } from '../../lib/content-union.ts';
import { runWhenIdle } from '../../lib/run-when-idle.ts';

const RoomSection = lazy(() =>
  import('./room-section.tsx').then(
    (module) => ({ default: module.RoomSection }),
    // Without a network, the content is shown without it.
    () => ({ default: () => null }),
  ),
);

/** Below a content that a room made: the result of the room. It loads once the page is idle (SA-23). */
export function ViewerRoom({ whole }: { whole: ContentUnion }) {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => runWhenIdle(() => setAtRest(true)), []);
  if (!isAtRest || whole.content.from_room !== true) return null;
  return (
    <Suspense fallback={null}>
      <RoomSection whole={whole} />
    </Suspense>
  );
}
