import type { Image, RoomResult } from '@palmares/core/contract/types';
import { RESULT_TEXTS } from '@palmares/texts/page/rooms-result';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { PictureSource } from '../lib/picture/make-picture-file.ts';
import { Button } from './button.tsx';
import { IconDownload } from './icons-actions.tsx';

const LazySourceDialog = lazy(() =>
  import('./picture-dialog.tsx').then((module) => ({ default: module.SourceDialog })),
);

type Props = {
  title: string;
  images: ReadonlyMap<number, Image>;
  /** Loads the result anew: consents change. */
  load: () => Promise<RoomResult>;
};

/** Exports the result of a room as a picture or a text. Its code loads on the first press. */
export function RoomPictureButton({ title, images, load }: Props) {
  const [drawn, setDrawn] = useState<{ source: PictureSource; text: string } | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const [{ getRoomPictureText, toRoomPicture }, result] = await Promise.all([
        import('../lib/picture/room-picture.ts'),
        load(),
      ]);
      return { source: toRoomPicture(result, title, images), text: getRoomPictureText(result, title) };
    },
    onSuccess: setDrawn,
    meta: { failure: RESULT_TEXTS.notLoaded },
  });
  return (
    <>
      <Button
        icon={<IconDownload size="s" />}
        aria-haspopup="dialog"
        loading={isPending}
        onClick={() => mutate()}
      >
        {RESULT_TEXTS.picture}
      </Button>
      {drawn !== null && (
        <Suspense>
          <LazySourceDialog {...drawn} names onClose={() => setDrawn(null)} />
        </Suspense>
      )}
    </>
  );
}
