import { CONTENT } from '@palmares/core/limits';
import { lengthOf } from '@palmares/core/text/normalise-text';
import { useState } from 'react';
import type { Details } from '../../lib/content-details.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import styles from './details-form.module.css';
import { TEXTS } from './messages.ts';

type Props = {
  details: Details;
  /** To make public what shows images of a private album is asked twice. */
  albumIsPrivate: boolean;
  nameFault: string | null;
  disabled?: boolean;
  onChange: (patch: Partial<Details>) => void;
};

/** Name, description, visibility. */
export function DetailsForm({ details, albumIsPrivate, nameFault, disabled = false, onChange }: Props) {
  const [publishing, setPublishing] = useState(false);
  return (
    <div className={styles['form']}>
      <TextField
        label={TEXTS.name}
        value={details.name}
        maxLength={CONTENT.nameMax}
        autoComplete="off"
        disabled={disabled}
        error={nameFault ?? undefined}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextArea
        label={TEXTS.description}
        optional
        rows={3}
        value={details.description}
        maxLength={CONTENT.descriptionMax}
        disabled={disabled}
        hint={TEXTS.charactersLeft(CONTENT.descriptionMax - lengthOf(details.description))}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <Switch
        label={TEXTS.public}
        description={TEXTS.publicText}
        checked={!details.private}
        disabled={disabled}
        onChange={(shown) => {
          if (shown && albumIsPrivate) setPublishing(true);
          else onChange({ private: !shown });
        }}
      />
      {publishing && (
        <ConfirmDialog
          title={TEXTS.publishTitle}
          text={TEXTS.publishText}
          confirmLabel={TEXTS.publish}
          danger={false}
          onClose={() => setPublishing(false)}
          onConfirm={() => {
            onChange({ private: false });
            setPublishing(false);
          }}
        />
      )}
    </div>
  );
}
