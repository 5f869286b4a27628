import type { AlbumIssue } from '@palmares/core/album/check-album';
import { ALBUM } from '@palmares/core/limits';
import { albumIssueText } from '@palmares/texts/page/album';
import { FORM_TEXTS } from '@palmares/texts/page/album-creation';
import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { TextCardsButton } from '../../uploads/text-cards-button.tsx';
import { UploadDrop } from '../../uploads/upload-drop.tsx';
import { UploadGrid } from '../../uploads/upload-grid.tsx';
import styles from './album-creation.module.css';
import { FormRemarks } from './form-remarks.tsx';
import { useWorkspace } from './use-workspace.ts';

/** The images of the new album: upload area, remarks and list. */
export function AlbumImages({ issues }: { issues: readonly AlbumIssue[] }) {
  const { queue, submission, form, addFiles, addNamed } = useWorkspace();
  const imageCount = useStore(queue.images, (images) => images.length);
  const textList = useStore(form, (fields) => fields.textList);
  const phase = useStore(submission, (state) => state.phase);
  const [announcement, setAnnouncement] = useState('');
  const issueTexts = useMemo(() => textsByImage(issues), [issues]);
  const isOpen = phase === 'editing';
  const add = useCallback(
    (files: readonly File[]): void => {
      addFiles(files);
      setAnnouncement(FORM_TEXTS.added(files.length));
    },
    [addFiles],
  );
  const issue =
    issues.find(({ field, code }) => field === 'images' && code.endsWith('_images')) ??
    issues.find(({ code }) => code === 'image_required');
  return (
    <section className={styles.images} aria-labelledby="album-images-title">
      <VisuallyHidden>
        <h2 id="album-images-title">{FORM_TEXTS.images}</h2>
      </VisuallyHidden>
      <UploadDrop
        isOpen={isOpen}
        isCompact={imageCount > 0}
        issue={issue ? albumIssueText(issue) : null}
        onImages={add}
      />
      {isOpen && (
        <TextCardsButton
          list={textList}
          room={ALBUM.imagesMax - imageCount}
          onType={(list) => form.dispatch({ type: 'text_list_typed', textList: list })}
          onCards={(cards) => {
            addNamed(cards);
            setAnnouncement(FORM_TEXTS.added(cards.length));
          }}
        />
      )}
      <FormRemarks isOpen={isOpen} />
      <UploadGrid
        queue={queue}
        isOpen={isOpen}
        isMendable={phase === 'partial'}
        isOrdered
        issues={issueTexts}
      />
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </section>
  );
}

function textsByImage(issues: readonly AlbumIssue[]): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  for (const issue of issues) {
    if (issue.field === 'images' && 'image' in issue) texts.set(issue.image - 1, albumIssueText(issue));
  }
  return texts;
}
