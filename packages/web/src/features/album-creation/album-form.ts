// What the person has typed and chosen for a new album. Pure: files and their thumbnails are kept apart
// (image-files.ts), sending is another state (submission.ts).
import { ALBUM } from '@palmares/core/limits';
import type { PrepareFault } from '../../lib/image-compression/prepare-image.ts';

export type ImageTexts = { name: string; description: string; url: string };

/** `waiting` until the browser has checked and compressed the file; `refused` files are shown and never sent. */
export type ImageStatus = 'waiting' | 'ready' | 'refused';

export type FormImage = ImageTexts & {
  /** Local, random; not the server's. */
  id: string;
  fileName: string;
  status: ImageStatus;
  fault: PrepareFault | null;
  animated: boolean;
  /** Empty until known; equal for two identical files. */
  fingerprint: string;
};

export type AlbumForm = {
  name: string;
  isPublic: boolean;
  /** Names: the default list has no ids (P1 §9). */
  categories: readonly string[];
  images: readonly FormImage[];
};

export const EMPTY_FORM: AlbumForm = { name: '', isPublic: true, categories: [], images: [] };

export type FormAction =
  | { type: 'name_typed'; name: string }
  | { type: 'visibility_chosen'; isPublic: boolean }
  | { type: 'category_toggled'; category: string }
  | { type: 'categories_known'; categories: readonly string[] }
  | { type: 'images_added'; images: readonly FormImage[] }
  | { type: 'image_prepared'; id: string; animated: boolean; fingerprint: string }
  | { type: 'image_refused'; id: string; fault: PrepareFault }
  | { type: 'image_edited'; id: string; texts: Partial<ImageTexts> }
  | { type: 'image_moved'; id: string; to: number }
  | { type: 'images_removed'; ids: ReadonlySet<string> }
  | { type: 'restored'; form: AlbumForm };

export function reduceForm(form: AlbumForm, action: FormAction): AlbumForm {
  switch (action.type) {
    case 'name_typed':
      return { ...form, name: action.name };
    case 'visibility_chosen':
      return { ...form, isPublic: action.isPublic };
    case 'category_toggled':
      return toggleCategory(form, action.category);
    case 'categories_known': {
      const categories = form.categories.filter((name) => action.categories.includes(name));
      return categories.length === form.categories.length ? form : { ...form, categories };
    }
    case 'images_added':
      return { ...form, images: [...form.images, ...action.images] };
    case 'image_prepared':
      return changeImage(form, action.id, {
        status: 'ready',
        fault: null,
        animated: action.animated,
        fingerprint: action.fingerprint,
      });
    case 'image_refused':
      return changeImage(form, action.id, { status: 'refused', fault: action.fault });
    case 'image_edited':
      return changeImage(form, action.id, action.texts);
    case 'image_moved':
      return moveImage(form, action.id, action.to);
    case 'images_removed':
      return { ...form, images: form.images.filter(({ id }) => !action.ids.has(id)) };
    case 'restored':
      return action.form;
  }
}

/** A fourth category is not taken: the screen says why (P1 §5). */
function toggleCategory(form: AlbumForm, category: string): AlbumForm {
  if (form.categories.includes(category)) {
    return { ...form, categories: form.categories.filter((name) => name !== category) };
  }
  return canAddCategory(form) ? { ...form, categories: [...form.categories, category] } : form;
}

export function canAddCategory(form: AlbumForm): boolean {
  return form.categories.length < ALBUM.categoriesMax;
}

function changeImage(form: AlbumForm, id: string, change: Partial<FormImage>): AlbumForm {
  return { ...form, images: form.images.map((image) => (image.id === id ? { ...image, ...change } : image)) };
}

/** `to` counts from 0 and is held within the list. */
function moveImage(form: AlbumForm, id: string, to: number): AlbumForm {
  const from = form.images.findIndex((image) => image.id === id);
  const target = Math.max(0, Math.min(to, form.images.length - 1));
  const image = form.images[from];
  if (image === undefined || from === target) return form;
  const images = form.images.toSpliced(from, 1).toSpliced(target, 0, image);
  return { ...form, images };
}

/** Whether there is something to lose. */
export function isDirty(form: AlbumForm): boolean {
  return form.name.trim() !== '' || form.categories.length > 0 || form.images.length > 0;
}

/** Ids of the images whose file is already in the form, under whatever name: every one but the first. */
export function duplicateIds(images: readonly FormImage[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const duplicates = new Set<string>();
  for (const { id, fingerprint } of images) {
    if (fingerprint === '') continue;
    if (seen.has(fingerprint)) duplicates.add(id);
    seen.add(fingerprint);
  }
  return duplicates;
}
