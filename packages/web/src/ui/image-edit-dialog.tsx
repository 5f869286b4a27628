import { checkImage } from '@palmares/core/album/check-album';
import { IMAGE } from '@palmares/core/limits';
import { countCodePoints } from '@palmares/core/text/normalise-text';
import { imageIssueText } from '@palmares/texts/page/album';
import { DIALOG_TEXTS } from '@palmares/texts/page/dialogs';
import { IMAGE_EDIT_TEXTS } from '@palmares/texts/page/image-fields';
import { PURGE_TEXTS } from '@palmares/texts/page/purge';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { limitText } from '../lib/limit-text.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { GuardedButton } from './guarded-button.tsx';
import { IconButton } from './icon-button.tsx';
import { IconTrash } from './icons-actions.tsx';
import { IconArrowLeft } from './icons-arrows.tsx';
import { IconArrowRight } from './icons-shell.tsx';
import styles from './image-edit-dialog.module.css';
import { InlineAlert } from './inline-alert.tsx';
import { TextArea, TextField } from './text-field.tsx';

/** The texts as typed. */
export type ImageTexts = { name: string; description: string; url: string };

type Props = {
  texts: ImageTexts;
  preview: ReactNode;
  /** The zero-based position and how to change it, which applies at once; null when the position cannot be changed. */
  place: { index: number; total: number; onMove: (to: number) => void } | null;
  saving?: boolean;
  /** Message of the server's refusal. */
  failure?: string | null;
  onSave: (texts: ImageTexts) => void;
  onRemove: () => void;
  /** Also removes the image from every content; only for admins. */
  onPurge?: (() => void) | undefined;
  onClose: () => void;
};

/** Edits name, description, link and position of one image (AL-44, AL-64). Only the position applies before « Sauvegarder ». */
export function ImageEditDialog(props: Props) {
  const { preview, place, saving = false, failure = null, onSave, onRemove, onPurge, onClose } = props;
  const [texts, setTexts] = useState(props.texts);
  const [isChecked, setChecked] = useState(false);
  const formId = useId();
  const issues = checkImage(texts);

  const change = (part: Partial<ImageTexts>): void => setTexts({ ...texts, ...part });

  function save(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    // An invalid link is reported, kept as typed, and not sent; it does not block the save.
    if (saving || issues.some((issue) => issue !== 'bad_url')) return;
    onSave(texts);
  }

  return (
    <Dialog
      title={IMAGE_EDIT_TEXTS.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{DIALOG_TEXTS.cancel}</Button>
          <GuardedButton variant="primary" type="submit" form={formId} loading={saving}>
            {IMAGE_EDIT_TEXTS.save}
          </GuardedButton>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={save}>
        <div className={styles.preview}>{preview}</div>
        <Actions place={place} onRemove={onRemove} onPurge={onPurge} />
        {failure !== null && <InlineAlert>{failure}</InlineAlert>}
        <Fields texts={texts} issues={issues} isChecked={isChecked} onChange={change} />
      </form>
    </Dialog>
  );
}

function Actions({ place, onRemove, onPurge }: Pick<Props, 'place' | 'onRemove' | 'onPurge'>) {
  const look = { variant: 'quiet', size: 's', icon: <IconTrash size="s" /> } as const;
  return (
    <>
      <div className={styles.place}>
        {place !== null && place.total > 1 && <Place {...place} />}
        <GuardedButton {...look} className={styles.remove} onClick={onRemove}>
          {IMAGE_EDIT_TEXTS.remove}
        </GuardedButton>
      </div>
      {onPurge !== undefined && (
        <Button {...look} className={styles.purge} onClick={onPurge}>
          {PURGE_TEXTS.action}
        </Button>
      )}
    </>
  );
}

type FieldsProps = {
  texts: ImageTexts;
  issues: ReturnType<typeof checkImage>;
  /** An empty name is reported only after an attempt to save. */
  isChecked: boolean;
  onChange: (part: Partial<ImageTexts>) => void;
};

function Fields({ texts: { name, description, url }, issues, isChecked, onChange }: FieldsProps) {
  const nameIssue = isChecked ? issues.find((issue) => issue.startsWith('image_name')) : undefined;
  return (
    <>
      <TextField
        label={IMAGE_EDIT_TEXTS.name}
        value={name}
        autoComplete="off"
        hint={`${countCodePoints(name)} / ${IMAGE.nameMax}`}
        error={nameIssue && imageIssueText(nameIssue)}
        onChange={({ target }) => onChange({ name: limitText(target.value, name, IMAGE.nameMax) })}
      />
      <TextArea
        label={IMAGE_EDIT_TEXTS.description}
        optional
        value={description}
        hint={`${countCodePoints(description)} / ${IMAGE.descriptionMax}`}
        onChange={({ target }) =>
          onChange({ description: limitText(target.value, description, IMAGE.descriptionMax) })
        }
      />
      <TextField
        label={IMAGE_EDIT_TEXTS.link}
        optional
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={url}
        error={issues.includes('bad_url') ? imageIssueText('bad_url') : undefined}
        onChange={({ target }) => onChange({ url: target.value })}
      />
    </>
  );
}

function Place({ index, total, onMove }: { index: number; total: number; onMove: (to: number) => void }) {
  return (
    <>
      <IconButton
        variant="outline"
        label={IMAGE_EDIT_TEXTS.moveUp}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <IconArrowLeft />
      </IconButton>
      <span aria-live="polite">{IMAGE_EDIT_TEXTS.position(index + 1, total)}</span>
      <IconButton
        variant="outline"
        label={IMAGE_EDIT_TEXTS.moveDown}
        disabled={index === total - 1}
        onClick={() => onMove(index + 1)}
      >
        <IconArrowRight />
      </IconButton>
    </>
  );
}
