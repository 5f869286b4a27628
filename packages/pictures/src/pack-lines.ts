// Tiles that fill an area line by line, best first. If the lines cannot hold the same number, the first lines hold fewer and larger tiles.
// Invariant: every tile is inside the area, in reading order, and none overlaps another.
import type { Box } from './scene.ts';

/** Maximum factor between the width of a tile and the width that its images ask for. */
export const STRETCH = 1.45;

export function packLines(count: number, place: Box, aspect: number, gap: number): Box[] {
  if (count === 0) return [];
  const lines = bestLineCount(count, place, aspect, gap);
  const height = (place.height - (lines - 1) * gap) / lines;
  const few = Math.floor(count / lines);
  const fullLines = count - few * lines;
  const boxes: Box[] = [];
  for (let line = 0; line < lines; line += 1) {
    const columns = line < lines - fullLines ? few : few + 1;
    const width = Math.min(getWidth(columns, place.width, gap), height * aspect * STRETCH);
    const top = place.y + Math.round(line * (height + gap));
    const bottom = place.y + Math.round(line * (height + gap) + height);
    for (let column = 0; column < columns; column += 1) {
      const left = place.x + Math.round(column * (width + gap));
      const right = place.x + Math.round(column * (width + gap) + width);
      boxes.push({ x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) });
    }
  }
  return boxes;
}

/** The number of lines whose tiles are closest to the shape that their images ask for. */
function bestLineCount(count: number, { width, height }: Box, aspect: number, gap: number): number {
  let best = { lines: 1, error: Number.POSITIVE_INFINITY };
  for (let lines = 1; lines <= count; lines += 1) {
    const tileHeight = (height - (lines - 1) * gap) / lines;
    const widest = getWidth(Math.floor(count / lines), width, gap);
    const narrowest = getWidth(Math.ceil(count / lines), width, gap);
    if (tileHeight < 1 || narrowest < 1) continue;
    const error = Math.max(
      Math.abs(Math.log(widest / tileHeight / aspect)),
      Math.abs(Math.log(narrowest / tileHeight / aspect)),
    );
    if (error < best.error) best = { lines, error };
  }
  return best.lines;
}

function getWidth(columns: number, width: number, gap: number): number {
  return (width - (columns - 1) * gap) / columns;
}
