import { fileNameToSend } from '@palmares/core/album/image-name';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { Image, UpdateImageBody } from '@palmares/core/contract/types';
import { IMAGE } from '@palmares/core/limits';
import { call } from './client.ts';

export type ImageUpload = {
  albumId: number;
  /** Place in the album, from 1: images arrive in any order. Null: behind the others. */
  position: number | null;
  name: string;
  description: string;
  url: string | null;
  file: Blob;
  /** As chosen; it is sent without accents, with the extension of what `file` really is (AL-17). */
  fileName: string;
};

type UploadOptions = {
  idempotencyKey: string;
  signal: AbortSignal;
  /** Share of the bytes sent, 0 to 1. */
  onUploadProgress: (share: number) => void;
};

/** Gives up after 60 s (AL-39). The same key sent again answers the same image. */
export function uploadImage(upload: ImageUpload, options: UploadOptions): Promise<Image> {
  return call(ENDPOINTS.createImage, {
    // In the address as well: a refusal then comes before the file is sent.
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
  // Last: the server knows everything about the file before its bytes come.
  form.set('file', file, fileNameToSend(withExtensionOf(file.type, fileName)));
  return form;
}

function withExtensionOf(type: string, fileName: string): string {
  const extension = type === 'image/jpeg' ? 'jpg' : type.replace('image/', '');
  return `${fileName.replace(/\.[a-z0-9]{1,5}$/iu, '')}.${extension}`;
}
