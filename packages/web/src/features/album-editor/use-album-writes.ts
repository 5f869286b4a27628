// The changes of the album itself: each says which version it was made from, and a newer one on the server asks the person
// what to do (AL-75). What the server answered is what the screen shows.
import type { Album, Image, UpdateAlbumBody } from '@palmares/core/contract/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type SavedAlbum, updateAlbum } from '../../api/album-writes.ts';
import { ApiError, isRefusal } from '../../api/errors.ts';
import { failureText } from '../../api/failure-text.ts';
import { createKeyedWriter } from '../../lib/keyed-writes.ts';
import { randomKey } from '../../lib/random-key.ts';
import { albumQuery } from '../../queries/album.ts';
import { showToast } from '../../ui/toast-store.ts';
import { FAILURES, failureTexts } from './messages.ts';

export type Write = {
  what: 'details' | 'visibility' | 'order';
  body: UpdateAlbumBody;
  /** Told when it fails. */
  failure: string;
  /** Told when it is done. */
  done?: string;
  /** What the album becomes, beside its version. */
  apply?: Partial<Album>;
  /** Over whatever was saved elsewhere. */
  isForced?: boolean;
};

export type AlbumWrites = {
  write: (write: Write) => void;
  /** What is being written. */
  pending: Write['what'] | null;
  /** Moves images at once; the server hears of the last order wanted. */
  reorder: (images: Album['images']) => void;
  /** An image came, changed or went: not a version of the album. */
  setImages: (change: (images: readonly Image[]) => Image[]) => void;
  /** The last answer never came: what the server holds is not known. */
  isUnsettled: boolean;
  conflict: { overwrite: () => void; reload: () => void; close: () => void } | null;
};

/** `onReload`: everything was loaded anew, and what was typed is dropped. */
export function useAlbumWrites(id: number, onReload: () => void): AlbumWrites {
  const client = useQueryClient();
  const { queryKey } = albumQuery(id);
  const [send] = useState(() =>
    createKeyedWriter<UpdateAlbumBody, SavedAlbum>({
      send: ({ body, version, key }) => updateAlbum(id, body, version, key),
      newKey: randomKey,
      isRefusal,
    }),
  );
  const lastOrder = useRef<number[] | null>(null);

  function patch(change: (album: Album) => Album): void {
    client.setQueryData(queryKey, (album) => (album === undefined ? album : change(album)));
    // Cards elsewhere show it too: they ask again when they are next looked at.
    void client.invalidateQueries({ queryKey: ['albums'], refetchType: 'none' });
  }

  const { mutate, reset, isPending, variables, error } = useMutation({
    // One after the other: two at a time would refuse each other.
    scope: { id: `album-${id}` },
    mutationFn: async ({ what, body, isForced = false }: Write) => {
      // Another order is wanted by now, and comes next.
      if (what === 'order' && body.images !== lastOrder.current) return null;
      return send(body, isForced ? null : (client.getQueryData(queryKey)?.version ?? null));
    },
    onSuccess: (saved, { apply, done }) => {
      if (saved === null) return;
      patch((album) => ({ ...album, ...apply, version: saved.version, status: saved.status }));
      if (done !== undefined) showToast({ kind: 'success', text: done });
    },
    onError: (reason, { failure }) => {
      if (isConflict(reason)) return;
      showToast({ kind: 'error', text: failureText(reason, failureTexts(failure)) });
    },
  });

  return {
    write: mutate,
    pending: isPending ? variables.what : null,
    reorder: (images) => {
      patch((album) => ({ ...album, images }));
      const order = images.map((image) => image.id);
      lastOrder.current = order;
      mutate({ what: 'order', body: { images: order }, failure: FAILURES.order });
    },
    setImages: (change) =>
      patch((album) => {
        const images = change(album.images);
        return { ...album, images, image_count: images.length };
      }),
    isUnsettled: error !== null && !isRefusal(error),
    conflict:
      variables !== undefined && isConflict(error)
        ? {
            overwrite: () => mutate({ ...variables, isForced: true }),
            reload: () => {
              reset();
              void client.refetchQueries({ queryKey }).then(onReload);
            },
            close: reset,
          }
        : null,
  };
}

const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'version_conflict';
