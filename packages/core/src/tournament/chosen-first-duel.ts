// Creates a tournament whose first duel was on screen before the draw: the home page shows two images
// of an album, and a pick starts the tournament over all of them.
// Invariant: the first duel holds the opening images in their order; everything else is the draw of the seed.
// The caller chooses the opening images.
import { drawRound } from './duels.ts';
import { createTournament, type Tournament } from './tournament.ts';

/** Opening images that do not take part are dropped, and so are those beyond the size of the first duel. Returns null without any image. */
export function createTournamentFromDuel(
  opening: readonly number[],
  imageIds: readonly number[],
  seed: number,
): Tournament | null {
  const drawn = createTournament(imageIds, seed);
  if (drawn === null) return null;
  const images = [...drawn.imageIds];
  // The draw permutes positions, so the positions of the first duel are known and the caller's images are swapped into them.
  const [places = []] = drawRound([...images.keys()], drawn.seed, 0);
  const opened = [...new Set(opening)].filter((image) => images.includes(image)).slice(0, places.length);
  for (const [index, image] of opened.entries()) {
    const place = places[index] ?? 0;
    const from = images.indexOf(image);
    [images[place], images[from]] = [image, images[place] ?? image];
  }
  return createTournament(images, drawn.seed);
}
