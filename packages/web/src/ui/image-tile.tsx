import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { IconEdit } from './icons-actions.tsx';
import { IconArrowLeft, IconArrowRight } from './icons-arrows.tsx';
import { IconClose } from './icons-shell.tsx';
import { IconError } from './icons-status.tsx';
import styles from './image-tile.module.css';
import { useGuardedPress } from './press-guard.tsx';
import { TileName } from './tile-name.tsx';
import { TileProgress, type TileProgressState } from './tile-progress.tsx';

type Props = {
  id: string;
  /** From 0. */
  index: number;
  /** How the image is named in the names of its buttons. */
  label: string;
  picture: ReactNode;
  badges?: readonly string[];
  progress?: TileProgressState | null;
  /** An issue of the form or a failure of the sending, under the image. `urgent`: read out at once. */
  note?: { text: string; urgent: boolean } | null;
  /** The name below; without `onRename` it is only shown. */
  name: string;
  onRename?: ((name: string) => void) | undefined;
  /** The name is a text, not a field: it is changed in the dialog. */
  plainName?: boolean;
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** With it the tile can be dragged (use-tile-drag.ts) and has buttons that move it. */
  move?: { isLast: boolean; onMove: (to: number) => void } | undefined;
};

/** One image of an album that is being made or changed. */
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
        <IconButton variant="overlay" label={`Modifier ${label}`} data-field="edit" onClick={onEdit}>
          <IconEdit size="s" />
        </IconButton>
      )}
      {onRemove && (
        <IconButton variant="overlay" label={`Retirer ${label}`} {...guarded(onRemove)}>
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
        label={`Avancer ${label}`}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <IconArrowLeft size="s" />
      </IconButton>
      <IconButton
        variant="overlay"
        label={`Reculer ${label}`}
        disabled={isLast}
        onClick={() => onMove(index + 1)}
      >
        <IconArrowRight size="s" />
      </IconButton>
    </span>
  );
}

/** In place of a picture that is not there yet, or that was refused. */
export function TilePlaceholder({ children }: { children: ReactNode }) {
  return <span className={styles.preparing}>{children}</span>;
}

/** A picture that fills the tile's frame. */
export function TilePicture({ src }: { src: string }) {
  return <img className={styles.picture} src={src} alt="" decoding="async" draggable={false} />;
}
