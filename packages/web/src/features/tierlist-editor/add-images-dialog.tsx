import type { Image } from '@palmares/core/contract/types';
import { TEXTS } from '@palmares/texts/page/tierlist-editor';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './add-images-dialog.module.css';
import { CoverPicture } from './cover-picture.tsx';
import parts from './dialogs.module.css';
import { useEditor } from './editor-context.ts';

type Props = { missing: readonly Image[]; onClose: () => void };

/** Adds images of the album that the tier list lacks: images that joined the album later, or that were left out at setup. */
export function AddImagesDialog({ missing, onClose }: Props) {
  const { images, act } = useEditor();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const hasAll = chosen.size === missing.length;

  function toggle(id: number): void {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  return (
    <Dialog
      title={TEXTS.addImages}
      description={TEXTS.addImagesText}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="quiet"
            onClick={() => setChosen(hasAll ? new Set() : new Set(missing.map(({ id }) => id)))}
          >
            {hasAll ? TEXTS.chooseNone : TEXTS.chooseAll}
          </Button>
          <Button
            variant="primary"
            disabled={chosen.size === 0}
            onClick={() => {
              // The action keeps the order of the album, not the order of the clicks.
              act({ type: 'addImages', images: missing.map(({ id }) => id).filter((id) => chosen.has(id)) });
              onClose();
            }}
          >
            {TEXTS.addChosen(chosen.size)}
          </Button>
        </>
      }
    >
      <div className={styles.choice}>
        {missing.map(({ id }) => {
          const image = images.get(id);
          return image === undefined ? null : (
            <label key={id} lang="" className={parts.cover} title={image.name}>
              <input
                type="checkbox"
                aria-label={image.name}
                checked={chosen.has(id)}
                onChange={() => toggle(id)}
              />
              <CoverPicture image={image} />
            </label>
          );
        })}
      </div>
    </Dialog>
  );
}
