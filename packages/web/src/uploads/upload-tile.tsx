import { UPLOAD_TEXTS } from '@palmares/texts/page/uploads';
import { memo } from 'react';
import { useStore } from 'zustand';
import { PREPARE_FAILURE_TEXTS } from '../lib/image-compression/failure-texts.ts';
import { restoreFocusNear } from '../lib/return-focus.ts';
import { IconImage } from '../ui/icons-status.tsx';
import { ImageTile, TilePicture, TilePlaceholder } from '../ui/image-tile.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { TileProgressState } from '../ui/tile-progress.tsx';
import type { ChosenImage } from './chosen-images.ts';
import { type ImageProgress, PERCENT, toUploadPercent } from './sending.ts';
import type { UploadQueue } from './upload-queue.ts';

type Props = {
  queue: UploadQueue;
  image: ChosenImage;
  /** Zero-based index. */
  index: number;
  isLast: boolean;
  isDuplicate: boolean;
  issue: string | null;
  isOpen: boolean;
  isMendable: boolean;
  canMove: boolean;
  onEdit: (id: string) => void;
};

/** Memoized by hand: with hundreds of tiles, a key press or a progress report must re-render only one. */
export const UploadTile = memo(function UploadTile(props: Props) {
  const { queue, image, index, isLast, isOpen } = props;
  const { id, name } = image;
  const progress = useStore(queue.sending, ({ images }) => images[id] ?? null);
  const hasNotArrived = progress !== null && progress.step !== 'success';
  const error = getError(image, progress);
  const note = props.issue ?? error;
  const onMove = (to: number): void => queue.images.dispatch({ type: 'moved', id, to });
  return (
    <ImageTile
      id={id}
      index={index}
      label={name.trim() || image.fileName}
      picture={<Picture queue={queue} image={image} />}
      badges={getBadges(props, error)}
      progress={isOpen || error !== null ? null : shownProgress(progress)}
      note={note === null ? null : { text: note, urgent: error !== null }}
      name={name}
      {...((isOpen || (props.isMendable && hasNotArrived)) && getChanges(props))}
      move={props.canMove ? { isLast, onMove } : undefined}
    />
  );
});

function getChanges({ queue, image: { id }, onEdit }: Props) {
  return {
    onRename: (name: string) => queue.images.dispatch({ type: 'edited', id, texts: { name } }),
    onEdit: () => onEdit(id),
    onRemove() {
      restoreFocusNear();
      queue.remove(new Set([id]));
    },
  };
}

function getBadges({ image, isDuplicate, isOpen }: Props, error: string | null): string[] {
  return [
    ...(image.animated && (isOpen || error !== null) ? [UPLOAD_TEXTS.animated] : []),
    ...(isDuplicate && isOpen ? [UPLOAD_TEXTS.duplicate] : []),
  ];
}

function getError({ failure }: ChosenImage, progress: ImageProgress | null): string | null {
  if (failure !== null) return PREPARE_FAILURE_TEXTS[failure];
  return progress?.step === 'error' ? progress.text : null;
}

function Picture({ queue, image }: { queue: UploadQueue; image: ChosenImage }) {
  const thumbnail = image.status === 'ready' ? queue.files.thumbnailUrl(image.id) : null;
  if (thumbnail !== null) return <TilePicture src={thumbnail} />;
  return (
    <TilePlaceholder>
      {image.status === 'refused' ? (
        <IconImage size="l" />
      ) : (
        <>
          <Spinner size="s" />
          {UPLOAD_TEXTS.preparing}
        </>
      )}
    </TilePlaceholder>
  );
}

function shownProgress(progress: ImageProgress | null): TileProgressState | null {
  switch (progress?.step) {
    case 'pending':
      return { kind: 'pending', text: UPLOAD_TEXTS.waiting };
    case 'processing': {
      const percent = toUploadPercent(progress.sent);
      const text = percent < PERCENT.sent ? UPLOAD_TEXTS.sending(percent) : UPLOAD_TEXTS.checking(percent);
      return { kind: 'moving', text, share: percent / PERCENT.done };
    }
    case 'success':
      return { kind: 'done', text: UPLOAD_TEXTS.added };
    case 'error':
    case undefined:
      return null;
  }
}
