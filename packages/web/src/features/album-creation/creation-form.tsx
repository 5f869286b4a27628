import { type AlbumIssue, checkNewAlbum } from '@palmares/core/album/check-album';
import { FORM_TEXTS } from '@palmares/texts/page/album-creation';
import { useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import styles from './album-creation.module.css';
import { AlbumDetails } from './album-details.tsx';
import { AlbumImages } from './album-images.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { SubmissionFooter } from './submission-footer.tsx';
import { useFinish } from './use-finish.ts';
import { useWorkspace } from './use-workspace.ts';

const NO_ISSUES: readonly AlbumIssue[] = [];

export function CreationForm() {
  const workspace = useWorkspace();
  const form = useStore(workspace.form);
  const images = useStore(workspace.queue.images);
  const isOpen = useStore(workspace.submission, ({ phase }) => phase === 'editing');
  const root = useRef<HTMLDivElement>(null);
  // The first submission shows the issues; each disappears once it is fixed.
  const [isChecked, setChecked] = useState(false);
  const issues = useMemo(
    () => (isChecked && isOpen ? checkNewAlbum({ ...form, images }) : NO_ISSUES),
    [isChecked, isOpen, form, images],
  );
  useFinish();

  function submit(): void {
    const [first] = checkNewAlbum({ ...form, images });
    // Without issues the flag is reset, so that the form shows none when it reopens after a failed submission.
    setChecked(first !== undefined);
    if (first === undefined) workspace.submit();
    // React must have rendered the issues first, so that the focused field has its description.
    else requestAnimationFrame(() => focusIssue(root.current, first));
  }

  return (
    <div ref={root} className={styles.screen}>
      <header className={styles.header}>
        <h1>{FORM_TEXTS.title}</h1>
        <p className={styles.intro}>{FORM_TEXTS.intro}</p>
      </header>
      <div className={styles.columns}>
        <AlbumDetails form={form} issues={issues} isOpen={isOpen} />
        <AlbumImages issues={issues} />
      </div>
      <SubmissionFooter issueCount={issues.length} onSubmit={submit} />
      <LeaveDialog />
    </div>
  );
}

/** Moves the focus to the invalid field, found by its `data-field`. */
function focusIssue(root: HTMLElement | null, issue: AlbumIssue): void {
  const target = root?.querySelector<HTMLElement>(getSelector(issue));
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}

function getSelector(issue: AlbumIssue): string {
  if (issue.field === 'images' && 'image' in issue) {
    const tile = `[data-index="${issue.image - 1}"]`;
    // The description is edited in the dialog.
    return issue.code === 'description_too_long' ? `${tile} [data-field="edit"]` : `${tile} input`;
  }
  return `[data-field="${issue.field}"]`;
}
