import { IMAGE_TILE_TEXTS } from '@palmares/texts/page/image-fields';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { IconClose, IconEdit } from './icons-actions.tsx';
import { IconArrowLeft } from './icons-arrows.tsx';
import { IconArrowRight } from './icons-shell.tsx';
import { IconError } from './icons-status.tsx';
import styles from './image-tile.module.css';
import { useGuardedPress } from './press-guard.tsx';
import { TileName } from './tile-name.tsx';
import { TileProgress, type TileProgressState } from './tile-progress.tsx';

type Props = {
  id: string;
  /** Zero-based index. */
  index: number;
  /** The image's name in the accessible names of its buttons. */
  label: string;
  picture: ReactNode;
  badges?: readonly string[];
  progress?: TileProgressState | null;
  /** A form issue or an upload failure, shown under the image. `urgent`: announced at once. */
  note?: { text: string; urgent: boolean } | null;
  /** The name below the image; read-only without `onRename`. */
  name: string;
  onRename?: ((name: string) => void) | undefined;
  /** Shows the name as text instead of a field: the dialog edits it. */
  plainName?: boolean;
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** Makes the tile draggable (use-tile-drag.ts) and adds the move buttons. */
  move?: { isLast: boolean; onMove: (to: number) => void } | undefined;
};

/** One image of an album that is being created or edited. */
export function ImageTile(props: Props) {
  const { id, index, label, picture, badges = [], progress = null, note = null, name, move } = props;
  const noteId = useId();
  return (
    <li
      className={classNames(styles.tile, note !== null && styles.wrong)}
      data-image-id={id}
      data-index={index}
    >
      <div className={styles.frame} draggable={move !== undefined}>
        {picture}
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
        <span className={styles.badges}>
          {badges.map((badge) => (
            <span key={badge} className={styles.badge}>
              {badge}
            </span>
          ))}
        </span>
        <Tools label={label} onEdit={props.onEdit} onRemove={props.onRemove} />
        {move && <Movers label={label} index={index} {...move} />}
        {progress !== null && <TileProgress progress={progress} />}
      </div>
      {props.plainName ? (
        <p className={styles.plain}>{name}</p>
      ) : (
        <TileName
          index={index}
          name={name}
          onRename={props.onRename}
          noteId={note === null ? undefined : noteId}
        />
      )}
      {note !== null && (
        <p id={noteId} className={styles.note} role={note.urgent ? 'alert' : undefined}>
          <IconError size="s" />
          <span>{note.text}</span>
        </p>
      )}
    </li>
  );
}

function Tools({ label, onEdit, onRemove }: Pick<Props, 'label' | 'onEdit' | 'onRemove'>) {
  const guarded = useGuardedPress();
  return (
    <span className={styles.tools}>
      {onEdit && (
        <IconButton variant="overlay" label={IMAGE_TILE_TEXTS.edit(label)} data-field="edit" onClick={onEdit}>
          <IconEdit size="s" />
        </IconButton>
      )}
      {onRemove && (
        <IconButton variant="overlay" label={IMAGE_TILE_TEXTS.remove(label)} {...guarded(onRemove)}>
          <IconClose size="s" />
        </IconButton>
      )}
    </span>
  );
}

type MoversProps = Pick<Props, 'label' | 'index'> & NonNullable<Props['move']>;

function Movers({ label, index, isLast, onMove }: MoversProps) {
  return (
    <span className={styles.movers}>
      <IconButton
        variant="overlay"
        label={IMAGE_TILE_TEXTS.moveUp(label)}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <IconArrowLeft size="s" />
      </IconButton>
      <IconButton
        variant="overlay"
        label={IMAGE_TILE_TEXTS.moveDown(label)}
        disabled={isLast}
        onClick={() => onMove(index + 1)}
      >
        <IconArrowRight size="s" />
      </IconButton>
    </span>
  );
}

/** Placeholder for an image that is not ready, or that was refused. */
export function TilePlaceholder({ children }: { children: ReactNode }) {
  return <span className={styles.preparing}>{children}</span>;
}

/** An image that fills the tile's frame. */
export function TilePicture({ src }: { src: string }) {
  return <img className={styles.picture} src={src} alt="" decoding="async" draggable={false} />;
}
