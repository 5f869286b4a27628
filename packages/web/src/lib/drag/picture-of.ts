// A copy of an item to look at: whoever counts, finds or reads the items of a board does not meet it.
import { ITEM } from './drag-rectangles.ts';

const OF_THE_ITEM_ALONE = [ITEM, 'id', 'role', 'tabindex'];

export function pictureOf(item: HTMLElement): HTMLElement {
  const picture = document.importNode(item, true);
  for (const attribute of OF_THE_ITEM_ALONE) picture.removeAttribute(attribute);
  for (const image of picture.querySelectorAll('img')) {
    image.loading = 'eager';
    image.decoding = 'sync';
  }
  return picture;
}
