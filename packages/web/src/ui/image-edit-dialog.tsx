import { checkImage } from '@palmares/core/album/check-album';
import { imageFaultText } from '@palmares/core/album/messages';
import { IMAGE } from '@palmares/core/limits';
import { lengthOf } from '@palmares/core/text/normalise-text';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { PURGE_TEXTS } from '../lib/image-uses.ts';
import { limitText } from '../lib/limit-text.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { IconTrash } from './icons-actions.tsx';
import { IconArrowLeft, IconArrowRight } from './icons-arrows.tsx';
import styles from './image-edit-dialog.module.css';
import { InlineAlert } from './inline-alert.tsx';
import { TextArea, TextField } from './text-field.tsx';

/** As typed. */
export type ImageTexts = { name: string; description: string; url: string };

type Props = {
  texts: ImageTexts;
  preview: ReactNode;
  /** Its place and how to change it, which counts at once; null: it has none to change. Places from 0. */
  place: { index: number; total: number; onMove: (to: number) => void } | null;
  saving?: boolean;
  /** What the server refused. */
  failure?: string | null;
  onSave: (texts: ImageTexts) => void;
  onRemove: () => void;
  /** For admins: out of every content too. */
  onPurge?: (() => void) | undefined;
  onClose: () => void;
};

/** Name, description, link and place of one image (P1 §2). Nothing changes before « Enregistrer », but the place. */
export function ImageEditDialog(props: Props) {
  const { preview, place, saving = false, failure = null, onSave, onRemove, onPurge, onClose } = props;
  const [texts, setTexts] = useState(props.texts);
  const [isChecked, setChecked] = useState(false);
  const formId = useId();
  const faults = checkImage(texts);
  const nameFault = isChecked ? faults.find((fault) => fault.startsWith('image_name')) : undefined;

  const change = (part: Partial<ImageTexts>): void => setTexts({ ...texts, ...part });

  function save(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    // A wrong link is told, kept as typed, and not sent.
    if (saving || faults.some((fault) => fault !== 'bad_url')) return;
    onSave(texts);
  }

  return (
    <Dialog
      title="Modifier l’image"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button variant="primary" type="submit" form={formId} loading={saving}>
            Enregistrer
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={save}>
        <div className={styles.preview}>{preview}</div>
        <div className={styles.place}>
          {place !== null && place.total > 1 && <Place {...place} />}
          <Button
            variant="quiet"
            size="s"
            icon={<IconTrash size="s" />}
            className={styles.remove}
            onClick={onRemove}
          >
            Retirer l’image
          </Button>
        </div>
        {onPurge !== undefined && (
          <Button
            variant="quiet"
            size="s"
            icon={<IconTrash size="s" />}
            className={styles.purge}
            onClick={onPurge}
          >
            {PURGE_TEXTS.action}
          </Button>
        )}
        {failure !== null && <InlineAlert>{failure}</InlineAlert>}
        <TextField
          label="Nom"
          value={texts.name}
          autoComplete="off"
          hint={`${lengthOf(texts.name)} / ${IMAGE.nameMax}`}
          error={nameFault && imageFaultText(nameFault)}
          onChange={(event) => change({ name: limitText(event.target.value, texts.name, IMAGE.nameMax) })}
        />
        <TextArea
          label="Description"
          optional
          value={texts.description}
          hint={`${lengthOf(texts.description)} / ${IMAGE.descriptionMax}`}
          onChange={(event) =>
            change({ description: limitText(event.target.value, texts.description, IMAGE.descriptionMax) })
          }
        />
        <TextField
          label="Lien"
          optional
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={texts.url}
          error={faults.includes('bad_url') ? imageFaultText('bad_url') : undefined}
          onChange={(event) => change({ url: event.target.value })}
        />
      </form>
    </Dialog>
  );
}

function Place({ index, total, onMove }: { index: number; total: number; onMove: (to: number) => void }) {
  return (
    <>
      <IconButton
        variant="outline"
        label="Avancer d’une place"
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <IconArrowLeft />
      </IconButton>
      <span aria-live="polite">{`Position ${index + 1} sur ${total}`}</span>
      <IconButton
        variant="outline"
        label="Reculer d’une place"
        disabled={index === total - 1}
        onClick={() => onMove(index + 1)}
      >
        <IconArrowRight />
      </IconButton>
    </>
  );
}
