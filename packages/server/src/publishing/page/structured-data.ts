// Structured data for search engines (schema.org), without `@context`.
import { PAGE_HEAD } from '@palmares/core/limits';
import type { PublicGroup } from '../../content/shared/public-result.ts';

/** `address` is absolute. */
type Step = { readonly name: string; readonly address: string };

/** From the home page, which is omitted, to the page itself. */
export function breadcrumb(steps: readonly Step[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  };
}

/** The first images by name, best first, and the total number. */
export function itemList(name: string, groups: readonly PublicGroup[]): object {
  const images = groups.flatMap((group) => group.images);
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: images.length,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    itemListElement: images.slice(0, PAGE_HEAD.itemsMax).map((image, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: image.name,
    })),
  };
}
