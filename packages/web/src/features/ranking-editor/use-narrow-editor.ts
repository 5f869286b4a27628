import { useMedia } from '../../lib/use-media.ts';

/** True below the width from which the ranked images are beside the round: the style sheets of this folder use the same width. */
export function useNarrowEditor(): boolean {
  return useMedia('(max-width: 63.99rem)');
}
