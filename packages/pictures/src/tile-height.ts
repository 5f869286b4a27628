// Height of a tile when the picture may grow with its images.

type Steps = readonly (readonly [upTo: number, size: number])[];

const TILES: Steps = [
  [4, 300],
  [12, 220],
  [30, 180],
  [80, 140],
  [250, 116],
  [500, 96],
  [1_000, 72],
];
const TILE_LEAST = 56;
/** Heights with room for a name, while the picture stays within the size that can be drawn. */
const NAMED: Steps = [[600, 112]];

export function chooseTileHeight(count: number, names: boolean): number {
  const size = sizeFor(TILES, count, TILE_LEAST);
  return names ? Math.max(size, sizeFor(NAMED, count, 0)) : size;
}

function sizeFor(steps: Steps, count: number, least: number): number {
  return steps.find(([upTo]) => count <= upTo)?.[1] ?? least;
}
