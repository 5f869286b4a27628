// The changes of the album itself: each says which version it was made from, and a newer one on the server asks the person
// what to do (product.md §2). What the server answered is what the screen shows.
import type { Album, Image, UpdateAlbumBody } from '@palmares/core/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type SavedAlbum, updateAlbum } from '../../api/album-writes.ts';
import { ApiError, isRefusal } from '../../api/errors.ts';
import { createKeyedWriter } from '../../lib/keyed-writes.ts';
import { randomKey } from '../../lib/random-key.ts';
import { albumQuery } from '../../queries/album.ts';
import { showToast } from '../../ui/toast-store.ts';
import { FAILURES, failureText } from './messages.ts';

export type Write = {
  body: UpdateAlbumBody;
  /** Told when it fails. */
  failure: string;
  /** What the album becomes, beside its version. */
  apply?: Partial<Album>;
};

export type AlbumWrites = {
  /** False when it did not happen, which was said. */
  write: (write: Write) => Promise<boolean>;
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
  const [refused, setRefused] = useState<Write | null>(null);
  const [send] = useState(() =>
    createKeyedWriter<UpdateAlbumBody, SavedAlbum>({
      send: ({ body, version, key }) => updateAlbum(id, body, version, key),
      newKey: randomKey,
      isRefusal,
    }),
  );
  /** Ends when the last write does: two at a time would refuse each other. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [isUnsettled, setUnsettled] = useState(false);
  const wantedOrder = useRef<number[] | null>(null);
  const isOrdering = useRef(false);

  function patch(change: (album: Album) => Album): void {
    client.setQueryData(queryKey, (album) => (album === undefined ? album : change(album)));
    // Cards elsewhere show it too: they ask again when they are next looked at.
    void client.invalidateQueries({ queryKey: ['albums'], refetchType: 'none' });
  }

  function write(wanted: Write, isForced = false): Promise<boolean> {
    const done = last.current.then(() => writeNow(wanted, isForced));
    last.current = done;
    return done;
  }

  async function writeNow(wanted: Write, isForced: boolean): Promise<boolean> {
    const version = isForced ? null : (client.getQueryData(queryKey)?.version ?? null);
    try {
      const saved = await send(wanted.body, version);
      setUnsettled(false);
      patch((album) => ({ ...album, ...wanted.apply, version: saved.version, status: saved.status }));
      return true;
    } catch (error) {
      setUnsettled(!isRefusal(error));
      if (error instanceof ApiError && error.code === 'version_conflict') setRefused(wanted);
      else showToast({ kind: 'error', text: failureText(error, wanted.failure) });
      return false;
    }
  }

  async function sendOrder(): Promise<void> {
    if (isOrdering.current) return;
    isOrdering.current = true;
    try {
      while (wantedOrder.current !== null) {
        const images = wantedOrder.current;
        wantedOrder.current = null;
        if (!(await write({ body: { images }, failure: FAILURES.order }))) {
          wantedOrder.current = null;
          return;
        }
      }
    } finally {
      isOrdering.current = false;
    }
  }

  async function reload(): Promise<void> {
    setRefused(null);
    await client.refetchQueries({ queryKey });
    onReload();
  }

  return {
    write: (wanted) => write(wanted),
    reorder: (images) => {
      patch((album) => ({ ...album, images }));
      wantedOrder.current = images.map((image) => image.id);
      void sendOrder();
    },
    setImages: (change) =>
      patch((album) => {
        const images = change(album.images);
        return { ...album, images, image_count: images.length };
      }),
    isUnsettled,
    conflict:
      refused === null
        ? null
        : {
            overwrite: () => {
              const wanted = refused;
              setRefused(null);
              void write(wanted, true);
            },
            reload: () => void reload(),
            close: () => setRefused(null),
          },
  };
}
