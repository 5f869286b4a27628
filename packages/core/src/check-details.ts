// Validates the name and description of a content as typed (BU-5).
// Invariant: an empty list means that the server accepts the same values.
import { CONTENT } from './content-limits.ts';
import { countCodePoints, normaliseLine, normaliseText } from './text/normalise-text.ts';

export type DetailsIssueCode = 'name_required' | 'name_too_long' | 'description_too_long';

export type DetailsIssue =
  | { field: 'name'; code: 'name_required' | 'name_too_long' }
  | { field: 'description'; code: 'description_too_long' };

export function checkDetails(details: { name: string; description?: string | null }): DetailsIssue[] {
  const issues: DetailsIssue[] = [];
  const nameLength = countCodePoints(normaliseLine(details.name));
  if (nameLength === 0) issues.push({ field: 'name', code: 'name_required' });
  if (nameLength > CONTENT.nameMax) issues.push({ field: 'name', code: 'name_too_long' });
  if (countCodePoints(normaliseText(details.description ?? '')) > CONTENT.descriptionMax) {
    issues.push({ field: 'description', code: 'description_too_long' });
  }
  return issues;
}
