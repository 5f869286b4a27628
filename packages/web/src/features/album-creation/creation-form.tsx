import { type AlbumIssue, checkNewAlbum } from '@palmares/core/album/check-album';
import { useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import styles from './album-creation.module.css';
import { AlbumDetails } from './album-details.tsx';
import { AlbumImages } from './album-images.tsx';
import { focusIssue } from './focus-issue.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { FORM_TEXTS } from './messages.ts';
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
  // Issues are told at the first press, then disappear as they are mended.
  const [isChecked, setChecked] = useState(false);
  const issues = useMemo(
    () => (isChecked && isOpen ? checkNewAlbum({ ...form, images }) : NO_ISSUES),
    [isChecked, isOpen, form, images],
  );
  useFinish();

  function submit(): void {
    const [first] = checkNewAlbum({ ...form, images });
    // After a sending that failed, the fields get a fresh look.
    setChecked(first !== undefined);
    if (first === undefined) workspace.submit();
    // Once React has shown the issues, so that the field is described by its own.
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
