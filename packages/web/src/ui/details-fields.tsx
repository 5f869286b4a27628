import { CONTENT } from '@palmares/core/content-limits';
import { countCodePoints } from '@palmares/core/text/normalise-text';
import { useState } from 'react';
import type { Details } from '../lib/content-details.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Switch } from './switch.tsx';
import { TextArea, TextField } from './text-field.tsx';

type NameProps = {
  details: Details;
  texts: {
    name: string;
    namePlaceholder?: string;
    description: string;
    left: (characters: number) => string;
  };
  /** Height of the description in lines. */
  rows: number;
  nameIssue: string | null;
  disabled?: boolean;
  onChange: (patch: Partial<Details>) => void;
};

/** The name and description of a content. */
export function NameFields({ details, texts, rows, nameIssue, disabled = false, onChange }: NameProps) {
  return (
    <>
      <TextField
        label={texts.name}
        value={details.name}
        placeholder={texts.namePlaceholder}
        maxLength={CONTENT.nameMax}
        autoComplete="off"
        disabled={disabled}
        error={nameIssue ?? undefined}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextArea
        label={texts.description}
        optional
        rows={rows}
        value={details.description}
        maxLength={CONTENT.descriptionMax}
        disabled={disabled}
        hint={texts.left(CONTENT.descriptionMax - countCodePoints(details.description))}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </>
  );
}

type VisibilityProps = {
  details: Details;
  /** Publishing a content that shows images of a private album needs a confirmation (BU-4). */
  albumIsPrivate: boolean;
  texts: {
    public: string;
    publicText: string;
    publishTitle: string;
    publishText: string;
    publishConfirm: string;
  };
  disabled?: boolean;
  onChange: (patch: Partial<Details>) => void;
};

/** Chooses whether a content is public. */
export function VisibilityField({
  details,
  albumIsPrivate,
  texts,
  disabled = false,
  onChange,
}: VisibilityProps) {
  const [publishing, setPublishing] = useState(false);
  return (
    <>
      <Switch
        label={texts.public}
        description={texts.publicText}
        checked={!details.private}
        disabled={disabled}
        onChange={(shown) => {
          if (shown && albumIsPrivate) setPublishing(true);
          else onChange({ private: !shown });
        }}
      />
      {publishing && (
        <ConfirmDialog
          title={texts.publishTitle}
          text={texts.publishText}
          confirmLabel={texts.publishConfirm}
          danger={false}
          onClose={() => setPublishing(false)}
          onConfirm={() => {
            onChange({ private: false });
            setPublishing(false);
          }}
        />
      )}
    </>
  );
}
