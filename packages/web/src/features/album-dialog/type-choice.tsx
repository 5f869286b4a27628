import { CONTENT_KINDS, type ContentKind } from '@palmares/core/content-kind';
import type { Album } from '@palmares/core/contract/types';
import { DIALOG_TEXTS, TYPE_TEXTS } from '@palmares/texts/page/album-dialog';
import { useId } from 'react';
import { KindPicture } from './kind-picture.tsx';
import { StartLink } from './start-link.tsx';
import styles from './type-choice.module.css';

type Props = {
  /** Undefined while it loads. */
  album: Album | undefined;
  /** Nothing can be created from the album. */
  isClosed: boolean;
  /** The edited name; null until it is edited. */
  typedName: string | null;
  value: ContentKind | null;
  onChange: (kind: ContentKind) => void;
};

/** The three kinds: a tile selects one for « Continuer », and its link starts at once. */
export function TypeChoice({ album, isClosed, typedName, value, onChange }: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{DIALOG_TEXTS.type}</legend>
      {!isClosed && <p className={styles.introduction}>{DIALOG_TEXTS.ways}</p>}
      <div className={styles.tiles}>
        {CONTENT_KINDS.map((kind, index) => (
          <div key={kind} className={styles.tile}>
            <KindPicture kind={kind} images={album?.images ?? []} />
            <Option kind={kind} isFirst={index === 0} checked={value === kind} onChoose={onChange} />
            {!isClosed && <StartLink kind={kind} album={album} typedName={typedName} />}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

type OptionProps = {
  kind: ContentKind;
  isFirst: boolean;
  checked: boolean;
  onChoose: (kind: ContentKind) => void;
};

function Option({ kind, isFirst, checked, onChoose }: OptionProps) {
  const id = useId();
  return (
    <label className={styles.option}>
      <input
        type="radio"
        name="type"
        className={styles.radio}
        checked={checked}
        onChange={() => onChoose(kind)}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
        data-autofocus={isFirst || undefined}
      />
      <span className={styles.text}>
        <span id={`${id}-name`} className={styles.label}>
          {TYPE_TEXTS[kind].label}
        </span>
        <span id={`${id}-hint`} className={styles.hint}>
          {TYPE_TEXTS[kind].hint}
        </span>
      </span>
    </label>
  );
}
