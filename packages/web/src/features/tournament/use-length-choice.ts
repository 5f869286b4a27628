// The length of a new tournament (TO-66). The drawn images stand in the address, so a reload, the draft and a shared link have the same.
import { drawContenders, listLengths } from '@palmares/core/tournament/length';
import { useLocation, useNavigate } from 'react-router';
import type { PlaySource } from './play-source.ts';

export type LengthChoice = {
  /** Number of images to draw from. */
  readonly total: number;
  readonly lengths: readonly number[];
  /** Null when all take part. */
  readonly chosen: number | null;
  /** Null chooses all images. */
  readonly choose: (length: number | null, seed: number) => void;
};

/** Returns null where there is nothing to choose. */
export function useLengthChoice({ selection, images }: PlaySource): LengthChoice | null {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const known = new Set(images.map(({ id }) => id));
  const pool = parsePool(state).filter((id) => known.has(id));
  // The state of the navigation holds the images that were drawn from.
  const from = pool.length > selection.length ? pool : selection;
  const lengths = listLengths(from.length);
  if (lengths.length === 0) return null;
  return {
    total: from.length,
    lengths,
    chosen: selection.length < from.length ? selection.length : null,
    choose(length, seed) {
      const query = new URLSearchParams(search);
      const drawn = length === null ? from : drawContenders(from, length, seed);
      if (drawn.length === images.length) query.delete('images');
      else query.set('images', JSON.stringify(drawn));
      void navigate({ search: `?${query}` }, { replace: true, state: { pool: from } });
    },
  };
}

function parsePool(state: unknown): readonly number[] {
  if (typeof state !== 'object' || state === null || !('pool' in state)) return [];
  return Array.isArray(state.pool) ? state.pool.filter((id) => typeof id === 'number') : [];
}
