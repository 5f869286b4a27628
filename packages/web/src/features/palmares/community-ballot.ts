import type { AlbumPalmares } from '@palmares/core/contract/types';
import type { Ballot } from '@palmares/core/palmares/ballot';
import { ballotFromPalmares } from '@palmares/core/palmares/palmares';
import { getPalmaresState } from './shown-palmares.ts';

/** Returns the ballot of all voices; null while there are too few. */
export function communityBallot(palmares: AlbumPalmares): Ballot | null {
  if (getPalmaresState(palmares) !== 'ready') return null;
  const images = palmares.images.map(({ id_image: id, rank, judged }) => ({ id, rank, judged }));
  return ballotFromPalmares({ images });
}
