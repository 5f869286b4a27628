import type { CategoryNames } from '@palmares/core/contract/types';

/** Returns the name of a category for the reader. Addresses and filters take `name` in every language. */
export function categoryLabel({ name }: CategoryNames): string {
  return name;
}
