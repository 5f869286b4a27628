// Validates a whole tier list before the server writes it (TL-10, TL-11, TL-13), whichever client sends it.
// Invariant: when there is no issue, `fromLines` loses nothing of the lines.
// The database checks that the images belong to the album; the schema checks list sizes.

import type { LinesIssueCode } from './actions.ts';
import { checkLabel } from './board.ts';
import { TIERLIST } from './limits.ts';
import { isColour } from './tier-colours.ts';
import { isPoolLine, type StoredLine } from './wire.ts';

/** `field` is a path in the request body, such as `lines.2.label`. */
export type LinesIssue = { field: string; code: LinesIssueCode };

export function checkLines(lines: readonly StoredLine[]): LinesIssue[] {
  const issues: LinesIssue[] = [];
  const tierCount = lines.filter((line) => !isPoolLine(line)).length;
  if (tierCount < TIERLIST.tiersMin) issues.push({ field: 'lines', code: 'last_tier' });
  if (tierCount > TIERLIST.tiersMax) issues.push({ field: 'lines', code: 'too_many_tiers' });
  const seen = new Set<number>();
  const firstPool = lines.findIndex(isPoolLine);
  for (const [index, line] of lines.entries()) {
    const labelCode = isPoolLine(line) ? null : checkLabel(line.label ?? '');
    if (isPoolLine(line) && index !== firstPool)
      issues.push({ field: `lines.${index}.placement`, code: 'second_pool' });
    if (labelCode) issues.push({ field: `lines.${index}.label`, code: labelCode });
    if (!isColour(line.color ?? 'FFFFFF')) issues.push({ field: `lines.${index}.color`, code: 'bad_colour' });
    for (const [place, { id_image }] of (line.images ?? []).entries()) {
      if (seen.has(id_image))
        issues.push({ field: `lines.${index}.images.${place}`, code: 'duplicate_image' });
      seen.add(id_image);
    }
  }
  return issues;
}
