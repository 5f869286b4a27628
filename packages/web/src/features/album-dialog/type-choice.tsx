import type { Album } from '@palmares/core/contract/types';
import { useId } from 'react';
import { CONTENT_TYPES, type ContentType } from '../../lib/paths.ts';
import { KindPicture } from './kind-picture.tsx';
import { DIALOG_TEXTS, TYPE_TEXTS } from './messages.ts';
import { StartLink } from './start-link.tsx';
import styles from './type-choice.module.css';

type Props = {
  /** Undefined while it is on its way. */
  album: Album | undefined;
  /** Nothing can be made of the album. */
  isClosed: boolean;
  /** By hand, null while nobody did. */
  typedName: string | null;
  value: ContentType | null;
  onChange: (type: ContentType) => void;
};

/** The three lenses over one album: a tile chooses one, for « Continuer », and the link on it starts at once. */
export function TypeChoice({ album, isClosed, typedName, value, onChange }: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{DIALOG_TEXTS.type}</legend>
      {!isClosed && <p className={styles.ways}>{DIALOG_TEXTS.ways}</p>}
      <div className={styles.tiles}>
        {CONTENT_TYPES.map((type, index) => (
          <div key={type} className={styles.tile}>
            <KindPicture type={type} images={album?.images ?? []} />
            <Option type={type} isFirst={index === 0} checked={value === type} onChoose={onChange} />
            {!isClosed && <StartLink type={type} album={album} typedName={typedName} />}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

type OptionProps = {
  type: ContentType;
  isFirst: boolean;
  checked: boolean;
  onChoose: (type: ContentType) => void;
};

function Option({ type, isFirst, checked, onChoose }: OptionProps) {
  const id = useId();
  return (
    <label className={styles.option}>
      <input
        type="radio"
        name="type"
        className={styles.radio}
        checked={checked}
        onChange={() => onChoose(type)}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
        data-autofocus={isFirst || undefined}
      />
      <span className={styles.text}>
        <span id={`${id}-name`} className={styles.label}>
          {TYPE_TEXTS[type].label}
        </span>
        <span id={`${id}-hint`} className={styles.hint}>
          {TYPE_TEXTS[type].hint}
        </span>
      </span>
    </label>
  );
}
