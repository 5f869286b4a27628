import { IMAGE } from '@palmares/core/limits';
import { lengthOf } from '@palmares/core/text/normalise-text';
import { limitText } from '../lib/limit-text.ts';
import styles from './tile-name.module.css';

type Props = {
  /** From 0. */
  index: number;
  name: string;
  /** Without it the name is only shown. */
  onRename: ((name: string) => void) | undefined;
  /** The note that says what is wrong with it. */
  noteId: string | undefined;
};

/** The name of an image, typed below it; near its limit it is counted. */
export function TileName({ index, name, onRename, noteId }: Props) {
  return (
    <div className={styles.name}>
      <input
        className={styles.input}
        aria-label={`Nom de l’image ${index + 1}`}
        aria-invalid={noteId === undefined ? undefined : true}
        aria-describedby={noteId}
        value={name}
        disabled={onRename === undefined}
        autoComplete="off"
        onChange={(event) => onRename?.(limitText(event.target.value, name, IMAGE.nameMax))}
      />
      {onRename && lengthOf(name) >= IMAGE.nameMax - 5 && (
        <span className={styles.counter}>
          {lengthOf(name)}/{IMAGE.nameMax}
        </span>
      )}
    </div>
  );
}
