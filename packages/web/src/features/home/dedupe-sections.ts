import type { AlbumSummary, HomeSection } from '@palmares/core/contract/types';

/** Removes the popular albums from the shelves. A shelf that would become empty keeps them. */
export function dedupeSections(
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
