const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Spatial navigation: returns the nearest element in the direction of an arrow key, by positions on the screen; null when there is none.
 */
export function findNearestNeighbour(
  from: HTMLElement,
  others: Iterable<HTMLElement>,
  key: string,
): HTMLElement | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const [dx, dy] = direction;
  const start = getCentre(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const centre = getCentre(other);
    const along = (centre.x - start.x) * dx + (centre.y - start.y) * dy;
    const across = Math.abs((centre.x - start.x) * dy) + Math.abs((centre.y - start.y) * dx);
    if (other === from || along <= 1) continue;
    const distance = along + across * 3;
    if (distance < least) {
      least = distance;
      best = other;
    }
  }
  return best;
}

function getCentre(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
