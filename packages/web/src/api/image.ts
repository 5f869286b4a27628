import { fileNameToSend } from '@palmares/core/album/image-name';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { Image, UpdateImageBody } from '@palmares/core/contract/types';
import { IMAGE } from '@palmares/core/limits';
import { call } from './client.ts';

export type ImageUpload = {
  albumId: number;
  /** One-based position in the album, because images arrive in any order. Null: after the others. */
  position: number | null;
  name: string;
  description: string;
  url: string | null;
  file: Blob;
  /** As chosen; it is sent without accents, with the extension that matches the type of `file` (AL-17). */
  fileName: string;
};

type UploadOptions = {
  idempotencyKey: string;
  signal: AbortSignal;
  /** Fraction of the bytes sent, 0 to 1. */
  onUploadProgress: (share: number) => void;
};

/** Times out after 60 s (AL-39). A repeated call with the same key returns the same image. */
export function uploadImage(upload: ImageUpload, options: UploadOptions): Promise<Image> {
  return call(ENDPOINTS.createImage, {
    // The album is in the address as well, so that the server can refuse before the file is sent.
    query: { album: upload.albumId },
    form: toForm(upload),
    timeoutMs: IMAGE.uploadTimeoutMs,
    ...options,
  });
}

export function updateImage(id: number, body: UpdateImageBody): Promise<Image> {
  return call(ENDPOINTS.updateImage, { id, body });
}

export async function deleteImage(id: number): Promise<void> {
  await call(ENDPOINTS.deleteImage, { id });
}

function toForm({ albumId, position, name, description, url, file, fileName }: ImageUpload): FormData {
  const form = new FormData();
  form.set('id_album', String(albumId));
  form.set('name', name);
  if (description !== '') form.set('description', description);
  if (url !== null) form.set('url', url);
  if (position !== null) form.set('position', String(position));
  // The file is last, so that the server has all fields before the bytes arrive.
  form.set('file', file, fileNameToSend(withExtensionOf(file.type, fileName)));
  return form;
}

function withExtensionOf(type: string, fileName: string): string {
  const extension = type === 'image/jpeg' ? 'jpg' : type.replace('image/', '');
  return `${fileName.replace(/\.[a-z0-9]{1,5}$/iu, '')}.${extension}`;
}
