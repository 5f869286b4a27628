import { memo } from 'react';
import { PREPARE_FAULT_TEXTS } from '../../lib/image-compression/messages.ts';
import { IconImage } from '../../ui/icons-status.tsx';
import { ImageTile as Tile, TilePicture, TilePlaceholder, type TileProgress } from '../../ui/image-tile.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { FormImage } from './album-form.ts';
import { TILE_TEXTS } from './messages.ts';
import { useStore } from './store.ts';
import type { ImageProgress } from './submission.ts';
import { useWorkspace } from './use-workspace.ts';

type Props = {
  image: FormImage;
  /** From 0. */
  index: number;
  isLast: boolean;
  isDuplicate: boolean;
  issue: string | null;
  onEdit: (id: string) => void;
};

/** Memoised by hand: with hundreds of tiles, a key press or a progress report must redraw one of them. */
export const ImageTile = memo(function ImageTile({
  image,
  index,
  isLast,
  isDuplicate,
  issue,
  onEdit,
}: Props) {
  const { form, submission, removeImages } = useWorkspace();
  const progress = useStore(submission, ({ images }) => images[image.id] ?? null);
  const phase = useStore(submission, (state) => state.phase);
  const { id, name } = image;
  const isOpen = phase === 'editing';
  // After a stop, what has not arrived can still be mended or given up.
  const isEditable = isOpen || (phase === 'partial' && progress !== null && progress.step !== 'success');
  const fault = image.fault === null ? null : PREPARE_FAULT_TEXTS[image.fault];
  const error = fault ?? (progress?.step === 'error' ? progress.text : null);
  const note = issue ?? error;

  return (
    <Tile
      id={id}
      index={index}
      label={name.trim() || image.fileName}
      picture={<Picture image={image} />}
      badges={[
        ...(image.animated && (isOpen || error !== null) ? [TILE_TEXTS.animated] : []),
        ...(isDuplicate && isOpen ? [TILE_TEXTS.duplicate] : []),
      ]}
      progress={progress !== null && error === null && !isOpen ? shownProgress(progress) : null}
      note={note === null ? null : { text: note, urgent: error !== null }}
      name={name}
      onRename={
        isEditable
          ? (typed) => form.dispatch({ type: 'image_edited', id, texts: { name: typed } })
          : undefined
      }
      onEdit={isEditable ? () => onEdit(id) : undefined}
      onRemove={isEditable ? () => removeImages(new Set([id])) : undefined}
      move={isOpen ? { isLast, onMove: (to) => form.dispatch({ type: 'image_moved', id, to }) } : undefined}
    />
  );
});

function Picture({ image }: { image: FormImage }) {
  if (image.status === 'ready') return <Thumbnail id={image.id} />;
  return (
    <TilePlaceholder>
      {image.status === 'refused' ? (
        <IconImage size="l" />
      ) : (
        <>
          <Spinner size="s" />
          {TILE_TEXTS.preparing}
        </>
      )}
    </TilePlaceholder>
  );
}

/** Mounted once there is a thumbnail: its address does not change afterwards. */
function Thumbnail({ id }: { id: string }) {
  const url = useWorkspace().files.thumbnailUrl(id);
  return url && <TilePicture src={url} />;
}

function shownProgress(progress: ImageProgress): TileProgress | null {
  switch (progress.step) {
    case 'pending':
      return { kind: 'pending', text: TILE_TEXTS.waiting };
    case 'processing': {
      const text = progress.sent < 1 ? TILE_TEXTS.sending : TILE_TEXTS.checking;
      return { kind: 'moving', text, share: progress.sent };
    }
    case 'success':
      return { kind: 'done', text: TILE_TEXTS.added };
    case 'error':
      return null;
  }
}
