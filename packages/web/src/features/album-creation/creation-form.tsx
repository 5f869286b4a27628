import { type AlbumIssue, checkNewAlbum } from '@palmares/core/album/check-album';
import { albumIssueText } from '@palmares/core/album/messages';
import { useCallback, useRef, useState } from 'react';
import type { SortedFiles } from '../../lib/dropped-files.ts';
import { useFileArrival } from '../../lib/use-file-arrival.ts';
import { DropZone } from '../../ui/drop-zone.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './album-creation.module.css';
import { AlbumDetails } from './album-details.tsx';
import { focusIssue } from './focus-issue.ts';
import { FormRemarks } from './form-remarks.tsx';
import { ImageGrid } from './image-grid.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { FORM_TEXTS } from './messages.ts';
import { useStore } from './store.ts';
import { SubmissionFooter } from './submission-footer.tsx';
import { useFinish } from './use-finish.ts';
import { useWorkspace } from './use-workspace.ts';

const NO_ISSUES: readonly AlbumIssue[] = [];

export function CreationForm() {
  const workspace = useWorkspace();
  const form = useStore(workspace.form, (state) => state);
  const phase = useStore(workspace.submission, (state) => state.phase);
  const root = useRef<HTMLDivElement>(null);
  // Faults are told at the first press, then disappear as they are mended.
  const [isChecked, setChecked] = useState(false);
  const [dropError, setDropError] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const isOpen = phase === 'editing';
  const issues = isChecked && isOpen ? checkNewAlbum(form) : NO_ISSUES;
  useFinish();

  const take = useCallback(
    ({ images, hasOthers }: SortedFiles): void => {
      setDropError(hasOthers ? FORM_TEXTS.notImages : null);
      if (images.length === 0) return;
      workspace.addFiles(images);
      setAnnouncement(FORM_TEXTS.added(images.length));
    },
    [workspace],
  );
  const isDragging = useFileArrival(isOpen, take);

  function submit(): void {
    const found = checkNewAlbum(workspace.form.getState());
    const [first] = found;
    // After a sending that failed, the fields get a fresh look.
    setChecked(first !== undefined);
    if (first === undefined) workspace.submit();
    // Once React has shown the faults, so that the field is described by its own.
    else requestAnimationFrame(() => focusIssue(root.current, first));
  }

  const imagesIssue =
    issues.find(({ field, code }) => field === 'images' && code.endsWith('_images')) ??
    issues.find(({ code }) => code === 'image_required');

  return (
    <div ref={root} className={styles.screen}>
      <header className={styles.header}>
        <h1>{FORM_TEXTS.title}</h1>
        <p className={styles.intro}>{FORM_TEXTS.intro}</p>
      </header>
      <div className={styles.columns}>
        <AlbumDetails form={form} issues={issues} isOpen={isOpen} />
        <section className={styles.images} aria-labelledby="album-images-title">
          <VisuallyHidden>
            <h2 id="album-images-title">{FORM_TEXTS.images}</h2>
          </VisuallyHidden>
          {isOpen && (
            <DropZone
              isCompact={form.images.length > 0}
              isDragging={isDragging}
              error={dropError}
              issue={imagesIssue ? albumIssueText(imagesIssue) : null}
              onFiles={take}
            />
          )}
          <FormRemarks images={form.images} isOpen={isOpen} />
          <ImageGrid images={form.images} issues={issues} />
        </section>
      </div>
      <SubmissionFooter issueCount={issues.length} onSubmit={submit} />
      <LeaveDialog />
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </div>
  );
}
