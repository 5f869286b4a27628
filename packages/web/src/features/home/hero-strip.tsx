import type { AlbumSummary } from '@palmares/core/contract/types';
import { type StripRow, TierStrip } from '../../ui/tier-strip.tsx';

const ROWS = [
  { label: 'S', color: 'ff7f7f', length: 3 },
  { label: 'A', color: 'ffbf7f', length: 5 },
  { label: 'B', color: 'ffff7f', length: 4 },
  { label: 'C', color: '7fff7f', length: 2 },
] as const;

/** A small tier list of the albums' images. */
export function HeroStrip({ albums }: { albums: readonly AlbumSummary[] }) {
  return <TierStrip rows={sampleRows(albums)} size="m" eager />;
}

/** Takes one image of each album in turn, so that the rows vary. The same albums always give the same rows. */
function sampleRows(albums: readonly AlbumSummary[]): StripRow[] {
  const depth = Math.max(0, ...albums.map((album) => album.images.length));
  const images = Array.from({ length: depth }, (_, turn) => albums.map((album) => album.images[turn]))
    .flat()
    .filter((image) => image !== undefined);
  let used = 0;
  return ROWS.map(({ label, color, length }) => {
    const row = { label, color, images: images.slice(used, used + length) };
    used += length;
    return row;
  });
}
