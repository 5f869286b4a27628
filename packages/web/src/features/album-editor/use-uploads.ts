// Prepares the files that were chosen and sends them to the album, one after the other (P1 §4).
import { defaultImageName } from '@palmares/core/album/image-name';
import { parseImageUrl } from '@palmares/core/album/image-url';
import type { Image } from '@palmares/core/contract/types';
import { useEffect, useRef, useState } from 'react';
import { ApiError, isRefusal } from '../../api/errors.ts';
import { updateImage, uploadImage } from '../../api/image.ts';
import { uploadFailureText } from '../../api/upload-failure.ts';
import { createImagePreparer, type ImagePreparer } from '../../lib/image-compression/image-preparer.ts';
import { randomKey } from '../../lib/random-key.ts';
import type { ImageTexts } from '../../ui/image-edit-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { FAILURES, UPLOAD_TEXTS } from './messages.ts';
import { PROGRESS, percentOf, sendableOf, textsToSend, type Waiting, withChange } from './upload-queue.ts';

export type Uploads = {
  queue: readonly Waiting[];
  sending: { done: number; total: number } | null;
  add: (files: readonly File[]) => void;
  edit: (id: string, texts: ImageTexts) => void;
  remove: (ids: ReadonlySet<string>) => void;
  send: () => void;
  cancel: () => void;
};

export function useUploads(albumId: number, onAdded: (image: Image) => void): Uploads {
  const [queue, setQueue] = useState<readonly Waiting[]>([]);
  const [sending, setSending] = useState<Uploads['sending']>(null);
  const preparer = useRef<ImagePreparer | null>(null);
  const controller = useRef<AbortController | null>(null);
  /** Object addresses to give back when the screen goes. */
  const urls = useRef(new Set<string>());

  useEffect(() => {
    const made = urls.current;
    return () => {
      controller.current?.abort();
      preparer.current?.dispose();
      preparer.current = null;
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, []);

  const change = (id: string, part: Partial<Waiting>): void =>
    setQueue((before) => withChange(before, id, part));

  async function prepare(id: string, file: File): Promise<void> {
    preparer.current ??= createImagePreparer();
    const result = await preparer.current.prepare(file);
    if (result === null) return;
    if (!result.ok) {
      change(id, { fault: result.fault });
      return;
    }
    const thumbnailUrl = URL.createObjectURL(result.image.thumbnail);
    urls.current.add(thumbnailUrl);
    change(id, { ready: { file: result.image.file, thumbnailUrl, animated: result.image.animated } });
  }

  function add(files: readonly File[]): void {
    const entries = files.map((file) => ({ id: randomKey(), file }));
    setQueue((before) => [
      ...before,
      ...entries.map(({ id, file }) => ({
        id,
        fileName: file.name,
        texts: { name: defaultImageName(file.name), description: '', url: '' },
        ready: null,
        fault: null,
        percent: 0,
        error: null,
        unanswered: null,
      })),
    ]);
    for (const { id, file } of entries) void prepare(id, file);
  }

  async function sendOne(image: Waiting, signal: AbortSignal): Promise<'added' | 'failed' | 'expired'> {
    const { id, texts, ready, fileName } = image;
    if (ready === null) return 'failed';
    const { sent, isChanged } = textsToSend(image);
    change(id, { percent: PROGRESS.begun, error: null, unanswered: sent });
    const onUploadProgress = (share: number) => change(id, { percent: percentOf(share) });
    const upload = { albumId, position: null, file: ready.file, fileName };
    try {
      const added = await uploadImage(
        { ...upload, name: sent.name, description: sent.description, url: parseImageUrl(sent.url) },
        { idempotencyKey: id, signal, onUploadProgress },
      ).catch((error: unknown) => {
        // The server took nothing: the next attempt is a first one.
        if (isRefusal(error)) change(id, { unanswered: null });
        throw error;
      });
      const { name, description } = texts;
      const kept = isChanged
        ? await updateImage(added.id, { name, description, url: parseImageUrl(texts.url) })
        : added;
      change(id, { percent: PROGRESS.done });
      onAdded(kept);
      return 'added';
    } catch (error) {
      if (signal.aborted) {
        change(id, { percent: 0 });
        return 'failed';
      }
      const isExpired = error instanceof ApiError && error.status === 401;
      change(id, { percent: 0, error: isExpired ? FAILURES.expiredOnImages : uploadFailureText(error) });
      return isExpired ? 'expired' : 'failed';
    }
  }

  async function send(): Promise<void> {
    const images = sendableOf(queue);
    if (sending !== null || images.length === 0) return;
    const { signal } = (controller.current = new AbortController());
    let added = 0;
    for (const [index, image] of images.entries()) {
      if (signal.aborted) break;
      setSending({ done: index, total: images.length });
      const result = await sendOne(image, signal);
      if (result === 'added') added += 1;
      if (result !== 'expired') continue;
      showToast({ kind: 'error', text: FAILURES.expiredOnImages });
      break;
    }
    setSending(null);
    // What has arrived stands among the album's images; what failed stays here to be tried again.
    setQueue((before) => before.filter(({ percent }) => percent < PROGRESS.done));
    const failed = images.length - added;
    if (failed === 0) showToast({ kind: 'success', text: UPLOAD_TEXTS.done(added) });
    else if (!signal.aborted && added > 0)
      showToast({ kind: 'error', text: UPLOAD_TEXTS.partial(added, failed) });
  }

  return {
    queue,
    sending,
    add,
    edit: (id, texts) => change(id, { texts }),
    remove: (ids) => setQueue((before) => before.filter(({ id }) => !ids.has(id))),
    send: () => void send(),
    cancel: () => controller.current?.abort(),
  };
}
