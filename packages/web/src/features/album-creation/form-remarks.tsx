import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import styles from './album-creation.module.css';
import { duplicateIds, type FormImage } from './album-form.ts';
import { FORM_TEXTS } from './messages.ts';
import { useStore } from './store.ts';
import { useWorkspace } from './use-workspace.ts';

/** What the person may want to know or clear before sending: no room on the device, copies of a file, files that cannot be sent. */
export function FormRemarks({ images, isOpen }: { images: readonly FormImage[]; isOpen: boolean }) {
  const { removeImages, keeping } = useWorkspace();
  const isKept = useStore(keeping, (state) => state === 'kept');
  const duplicates = useMemo(() => duplicateIds(images), [images]);
  const refused = useMemo(
    () => new Set(images.filter(({ status }) => status === 'refused').map(({ id }) => id)),
    [images],
  );
  const clearable = isOpen ? refused.size + duplicates.size : 0;
  if (isKept && clearable === 0) return null;
  return (
    <div className={styles.remarks}>
      {!isKept && <InlineAlert kind="warning">{FORM_TEXTS.notKept}</InlineAlert>}
      {isOpen && refused.size > 0 && (
        <InlineAlert
          kind="warning"
          action={
            <Button size="s" variant="quiet" onClick={() => removeImages(refused)}>
              {FORM_TEXTS.removeRefused}
            </Button>
          }
        >
          {FORM_TEXTS.refused(refused.size)}
        </InlineAlert>
      )}
      {isOpen && duplicates.size > 0 && (
        <InlineAlert
          kind="info"
          action={
            <Button size="s" variant="quiet" onClick={() => removeImages(duplicates)}>
              {FORM_TEXTS.removeDuplicates}
            </Button>
          }
        >
          {FORM_TEXTS.duplicates(duplicates.size)}
        </InlineAlert>
      )}
    </div>
  );
}
