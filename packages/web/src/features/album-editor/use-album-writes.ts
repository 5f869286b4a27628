// Saves changes of the album. Each carries the version it is based on, and a newer version on the server leads to a question (AL-75). The
// screen shows the server's reply.
import type { Album, Image, UpdateAlbumBody } from '@palmares/core/contract/types';
import { FAILURES } from '@palmares/texts/page/album-editor';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type SavedAlbum, updateAlbum } from '../../api/album-writes.ts';
import { ApiError, failedBeforeIdempotency, isRefusal } from '../../api/errors.ts';
import { failureText } from '../../api/failure-text.ts';
import { createKeyedWriter } from '../../lib/keyed-writes.ts';
import { randomKey } from '../../lib/random-key.ts';
import { albumQuery } from '../../queries/album.ts';
import { showToast } from '../../ui/toast-store.ts';
import { failureTexts } from './failures.ts';

export type Write = {
  what: 'details' | 'visibility' | 'order';
  body: UpdateAlbumBody;
  /** Message of a failure. */
  failure: string;
  /** Message of a success. */
  done?: string;
  /** Patch for the cached album, in addition to the version. */
  apply?: Partial<Album>;
  /** Overwrites a version saved elsewhere. */
  isForced?: boolean;
};

export type AlbumWrites = {
  write: (write: Write) => void;
  /** The kind of change being saved. */
  pending: Write['what'] | null;
  /** Moves images at once; only the latest order is sent. */
  reorder: (images: Album['images']) => void;
  /** Updates the cached images after one was added, changed or removed. The version stays the same. */
  setImages: (change: (images: readonly Image[]) => Image[]) => void;
  /** The last reply was lost, so the server's state is unknown. */
  isUnsettled: boolean;
  conflict: { overwrite: () => void; reload: () => void; close: () => void } | null;
};

/** Calls `onReload` after the album was refetched, to discard the typed details. */
export function useAlbumWrites(id: number, onReload: () => void): AlbumWrites {
  const client = useQueryClient();
  const { queryKey } = albumQuery(id);
  const [send] = useState(() =>
    createKeyedWriter<UpdateAlbumBody, SavedAlbum>({
      send: ({ body, version, key }) => updateAlbum(id, body, version, key),
      newKey: randomKey,
      isRefusal,
      failedBeforeIdempotency,
    }),
  );
  const lastOrder = useRef<number[] | null>(null);

  function patch(change: (album: Album) => Album): void {
    client.setQueryData(queryKey, (album) => (album === undefined ? album : change(album)));
    // Cards show the album too: they refetch when they are next visible.
    void client.invalidateQueries({ queryKey: ['albums'], refetchType: 'none' });
  }

  const { mutate, reset, isPending, variables, error } = useMutation({
    // Saves run one by one: two parallel saves would conflict.
    scope: { id: `album-${id}` },
    mutationFn: async ({ what, body, isForced = false }: Write) => {
      // A newer order is queued and replaces this one.
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
