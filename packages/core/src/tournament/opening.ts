// A tournament whose first duel was on screen before it was drawn: the home page shows two images of an album, and only a pick
// begins the tournament over all of them.
// Invariant: the first duel holds the opening images in their order; everything else is the draw of the seed.
// Leaves out: which images open.
import { drawRound } from './duels.ts';
import { createTournament, type Tournament } from './tournament.ts';

/** Opening images that do not take part are left out, and so are more than the first duel has room for. Null without any image. */
export function createOpenedTournament(
  opening: readonly number[],
  imageIds: readonly number[],
  seed: number,
): Tournament | null {
  const drawn = createTournament(imageIds, seed);
  if (drawn === null) return null;
  const images = [...drawn.imageIds];
  // A draw moves places, not images: those of the first duel are known, and whom they are given to is the caller's order.
  const [places = []] = drawRound([...images.keys()], drawn.seed, 0);
  const opened = [...new Set(opening)].filter((image) => images.includes(image)).slice(0, places.length);
  for (const [index, image] of opened.entries()) {
    const place = places[index] ?? 0;
    const from = images.indexOf(image);
    [images[place], images[from]] = [image, images[place] ?? image];
  }
  return createTournament(images, drawn.seed);
}
