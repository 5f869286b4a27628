import type { AlbumIssue } from '@palmares/core/album/check-album';

/** Moves the focus to the field at fault: controls say by `data-field` what they are for. */
export function focusIssue(root: HTMLElement | null, issue: AlbumIssue): void {
  const target = root?.querySelector<HTMLElement>(selectorOf(issue));
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}

function selectorOf(issue: AlbumIssue): string {
  if (issue.field === 'images' && 'image' in issue) {
    const tile = `[data-index="${issue.image - 1}"]`;
    // A description is mended in the dialog.
    return issue.code === 'description_too_long' ? `${tile} [data-field="edit"]` : `${tile} input`;
  }
  return `[data-field="${issue.field}"]`;
}
