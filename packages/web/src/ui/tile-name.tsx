import { IMAGE } from '@palmares/core/limits';
import { countCodePoints } from '@palmares/core/text/normalise-text';
import { IMAGE_TILE_TEXTS } from '@palmares/texts/page/image-fields';
import { limitText } from '../lib/limit-text.ts';
import styles from './tile-name.module.css';

type Props = {
  /** Zero-based index. */
  index: number;
  name: string;
  /** Left out: the name is read-only. */
  onRename: ((name: string) => void) | undefined;
  /** Id of the note that describes the name's error. */
  noteId: string | undefined;
};

/** The name field of an image; it shows a character count near the limit. */
export function TileName({ index, name, onRename, noteId }: Props) {
  return (
    <div className={styles.name}>
      <input
        className={styles.input}
        aria-label={IMAGE_TILE_TEXTS.name(index + 1)}
        aria-invalid={noteId === undefined ? undefined : true}
        aria-describedby={noteId}
        value={name}
        disabled={onRename === undefined}
        autoComplete="off"
        onChange={(event) => onRename?.(limitText(event.target.value, name, IMAGE.nameMax))}
      />
      {onRename && countCodePoints(name) >= IMAGE.nameMax - 5 && (
        <span className={styles.counter}>
          {countCodePoints(name)}/{IMAGE.nameMax}
        </span>
      )}
    </div>
  );
}
