// Validates the names of a category, as an admin types them (AD-25, AD-51).
// Invariant: null means that the server accepts the same name, unless another category has it.
import { ALBUM } from '../limits.ts';
import { countCodePoints, normaliseLine } from '../text/normalise-text.ts';

export type CategoryNameIssueCode =
  | 'category_name_required'
  | 'category_name_too_long'
  | 'category_name_en_too_long';

export function checkCategoryName(name: string): CategoryNameIssueCode | null {
  const length = countCodePoints(normaliseLine(name));
  if (length === 0) return 'category_name_required';
  return length > ALBUM.categoryNameMax ? 'category_name_too_long' : null;
}

/** The English name is optional: null and a name without visible characters stand for none. */
export function checkEnglishCategoryName(name: string | null): CategoryNameIssueCode | null {
  const length = countCodePoints(normaliseLine(name ?? ''));
  return length > ALBUM.categoryNameMax ? 'category_name_en_too_long' : null;
}
