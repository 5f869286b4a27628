import { ROOM_MODES, type RoomMode } from '@palmares/core/room/plan';
import { MODE_TEXTS, OPEN_TEXTS } from '@palmares/texts/page/rooms-open';
import { useId } from 'react';
import styles from './mode-choice.module.css';

type Props = { value: RoomMode; onChange: (mode: RoomMode) => void };

/** The four modes, one of which is chosen from the start. */
export function ModeChoice({ value, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{OPEN_TEXTS.mode}</legend>
      <div className={styles.tiles}>
        {ROOM_MODES.map((mode) => (
          <label key={mode} className={styles.tile}>
            <input
              type="radio"
              name={id}
              className={styles.radio}
              checked={value === mode}
              aria-labelledby={`${id}-${mode}`}
              aria-describedby={`${id}-${mode}-hint`}
              data-autofocus={value === mode || undefined}
              onChange={() => onChange(mode)}
            />
            <span id={`${id}-${mode}`} className={styles.label}>
              {MODE_TEXTS[mode].label}
            </span>
            <span id={`${id}-${mode}-hint`} className={styles.hint}>
              {MODE_TEXTS[mode].hint}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
