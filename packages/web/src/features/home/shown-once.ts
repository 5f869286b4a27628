import type { AlbumSummary, HomeSection } from '@palmares/core/contract/types';

/** The shelves without the albums that stand above them; a shelf that would be empty shows them again. */
export function shownOnce(
  popular: readonly AlbumSummary[],
  sections: readonly HomeSection[],
): readonly HomeSection[] {
  const above = new Set(popular.map(({ id }) => id));
  return sections.map(({ category, albums }) => {
    const others = albums.filter(({ id }) => !above.has(id));
    for (const { id } of others) above.add(id);
    return { category, albums: others.length > 0 ? others : albums };
  });
}
