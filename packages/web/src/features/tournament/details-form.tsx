import { TEXTS } from '@palmares/texts/game/tournament';
import type { Details } from '../../lib/content-details.ts';
import { NameFields, VisibilityField } from '../../ui/details-fields.tsx';
import styles from './details-form.module.css';

type Props = {
  details: Details;
  albumIsPrivate: boolean;
  nameIssue: string | null;
  disabled?: boolean;
  onChange: (patch: Partial<Details>) => void;
};

/** Fields for name, description and visibility. */
export function DetailsForm({ details, albumIsPrivate, nameIssue, disabled = false, onChange }: Props) {
  return (
    <div className={styles.form}>
      <NameFields
        details={details}
        texts={TEXTS}
        rows={3}
        nameIssue={nameIssue}
        disabled={disabled}
        onChange={onChange}
      />
      <VisibilityField
        details={details}
        albumIsPrivate={albumIsPrivate}
        texts={TEXTS}
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  );
}
