// What search engines read of a page (schema.org), without `@context`.
import { PAGE_HEAD } from '@palmares/core/limits';
import type { ToldGroup } from '../../content/shared/told-result.ts';

/** `address`: whole, as they want it. */
type Step = { readonly name: string; readonly address: string };

/** From the home page, which is left out, to the page itself. */
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

/** The first images by name, from the best, and how many there are. */
export function itemList(name: string, groups: readonly ToldGroup[]): object {
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
