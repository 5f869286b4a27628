import { checkImage } from '@palmares/core/album/check-album';
import { imageFaultText } from '@palmares/core/album/messages';
import { IMAGE } from '@palmares/core/limits';
import { lengthOf } from '@palmares/core/text/normalise-text';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconTrash } from '../../ui/icons-actions.tsx';
import { IconArrowLeft, IconArrowRight } from '../../ui/icons-arrows.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import type { FormImage, ImageTexts } from './album-form.ts';
import { BlobImage } from './blob-image.tsx';
import styles from './image-edit-dialog.module.css';
import { limitText } from './limit-text.ts';
import { EDIT_TEXTS } from './messages.ts';
import { useStore } from './store.ts';
import { useWorkspace } from './use-workspace.ts';

type Props = { images: readonly FormImage[]; id: string; onClose: () => void };

/** Name, description, link and place of one image (P1 §2). Nothing changes before « Enregistrer », but the place. */
export function ImageEditDialog({ images, id, onClose }: Props) {
  const index = images.findIndex((image) => image.id === id);
  const image = images[index];
  if (image === undefined) return null;
  return <EditDialog image={image} index={index} total={images.length} onClose={onClose} />;
}

type EditProps = { image: FormImage; index: number; total: number; onClose: () => void };

function EditDialog({ image, index, total, onClose }: EditProps) {
  const { form, submission, removeImages } = useWorkspace();
  const isOpen = useStore(submission, ({ phase }) => phase === 'editing');
  const [texts, setTexts] = useState<ImageTexts>({
    name: image.name,
    description: image.description,
    url: image.url,
  });
  const [isChecked, setChecked] = useState(false);
  const formId = useId();
  const faults = checkImage(texts);
  const nameFault = isChecked ? faults.find((fault) => fault.startsWith('image_name')) : undefined;

  const change = (part: Partial<ImageTexts>): void => setTexts({ ...texts, ...part });
  const move = (to: number): void => form.dispatch({ type: 'image_moved', id: image.id, to });

  function save(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    // A wrong link is told, kept as typed, and not sent.
    if (faults.some((fault) => fault !== 'bad_url')) return;
    form.dispatch({ type: 'image_edited', id: image.id, texts });
    onClose();
  }

  return (
    <Dialog
      title={EDIT_TEXTS.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{EDIT_TEXTS.cancel}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {EDIT_TEXTS.save}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} noValidate onSubmit={save}>
        <Preview id={image.id} />
        <div className={styles['place']}>
          {isOpen && total > 1 && (
            <>
              <IconButton
                variant="outline"
                label={EDIT_TEXTS.earlier}
                disabled={index === 0}
                onClick={() => move(index - 1)}
              >
                <IconArrowLeft />
              </IconButton>
              <span aria-live="polite">{EDIT_TEXTS.position(index + 1, total)}</span>
              <IconButton
                variant="outline"
                label={EDIT_TEXTS.later}
                disabled={index === total - 1}
                onClick={() => move(index + 1)}
              >
                <IconArrowRight />
              </IconButton>
            </>
          )}
          <Button
            variant="quiet"
            size="s"
            icon={<IconTrash size="s" />}
            className={styles['remove']}
            onClick={() => {
              removeImages(new Set([image.id]));
              onClose();
            }}
          >
            {EDIT_TEXTS.remove}
          </Button>
        </div>
        <TextField
          label={EDIT_TEXTS.name}
          value={texts.name}
          autoComplete="off"
          hint={`${lengthOf(texts.name)} / ${IMAGE.nameMax}`}
          error={nameFault && imageFaultText(nameFault)}
          onChange={(event) => change({ name: limitText(event.target.value, texts.name, IMAGE.nameMax) })}
        />
        <TextArea
          label={EDIT_TEXTS.description}
          optional
          value={texts.description}
          hint={`${lengthOf(texts.description)} / ${IMAGE.descriptionMax}`}
          onChange={(event) =>
            change({ description: limitText(event.target.value, texts.description, IMAGE.descriptionMax) })
          }
        />
        <TextField
          label={EDIT_TEXTS.url}
          optional
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={EDIT_TEXTS.urlPlaceholder}
          value={texts.url}
          error={faults.includes('bad_url') ? imageFaultText('bad_url') : undefined}
          onChange={(event) => change({ url: event.target.value })}
        />
      </form>
    </Dialog>
  );
}

/** The file itself, so that an animation moves. */
function Preview({ id }: { id: string }) {
  const stored = useWorkspace().files.get(id);
  return <div className={styles['preview']}>{stored && <BlobImage blob={stored.file} />}</div>;
}
