import { FORM_TEXTS } from '@palmares/texts/page/album-creation';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { cameraNamedIds, duplicateIds } from '../../uploads/chosen-images.ts';
import styles from './album-creation.module.css';
import { useWorkspace } from './use-workspace.ts';

/** Remarks before the submission: full storage, duplicate files, files that cannot be sent, names that say nothing. */
export function FormRemarks({ isOpen }: { isOpen: boolean }) {
  const { queue, keeping } = useWorkspace();
  const images = useStore(queue.images);
  const isKept = useStore(keeping) === 'kept';
  const duplicates = useMemo(() => duplicateIds(images), [images]);
  const refused = useMemo(
    () => new Set(images.filter(({ status }) => status === 'refused').map(({ id }) => id)),
    [images],
  );
  const cameraNamed = useMemo(() => cameraNamedIds(images), [images]);
  const clearable = isOpen ? refused.size + duplicates.size + cameraNamed.size : 0;
  if (isKept && clearable === 0) return null;
  return (
    <div className={styles.remarks}>
      {!isKept && <InlineAlert kind="warning">{FORM_TEXTS.notKept}</InlineAlert>}
      {isOpen && refused.size > 0 && (
        <InlineAlert
          kind="warning"
          action={<Clear label={FORM_TEXTS.removeRefused} onClick={() => queue.remove(refused)} />}
        >
          {FORM_TEXTS.refused(refused.size)}
        </InlineAlert>
      )}
      {isOpen && duplicates.size > 0 && (
        <InlineAlert
          kind="info"
          action={<Clear label={FORM_TEXTS.removeDuplicates} onClick={() => queue.remove(duplicates)} />}
        >
          {FORM_TEXTS.duplicates(duplicates.size)}
        </InlineAlert>
      )}
      {isOpen && cameraNamed.size > 0 && (
        <InlineAlert
          kind="info"
          action={
            <Clear
              label={FORM_TEXTS.number(cameraNamed.size)}
              onClick={() => queue.images.dispatch({ type: 'numbered', ids: cameraNamed })}
            />
          }
        >
          {FORM_TEXTS.cameraNamed(cameraNamed.size)}
        </InlineAlert>
      )}
    </div>
  );
}

function Clear({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button size="s" variant="quiet" onClick={onClick}>
      {label}
    </Button>
  );
}
