// Validates a new album and its images before they are sent (AL-3, AL-4, AL-15), and the rules of the album editor.
// Invariant: an empty list means that the server accepts the same values.
// check-file.ts checks files.
import { ALBUM, IMAGE } from '../limits.ts';
import { countCodePoints, normaliseLine, normaliseText } from '../text/normalise-text.ts';
import { isHttpUrl } from './image-url.ts';

/** The texts of one image, as typed. */
export type ImageFields = { name: string; description?: string | null; url?: string | null };

export type NewAlbum = { name: string; categories: readonly unknown[]; images: readonly ImageFields[] };

export type AlbumNameIssueCode = 'album_name_required' | 'album_name_too_long';
export type ImageIssueCode =
  | 'image_name_required'
  | 'image_name_too_long'
  | 'description_too_long'
  | 'bad_url';

/** `image` is one-based, as displayed. */
export type AlbumIssue =
  | { field: 'name'; code: AlbumNameIssueCode }
  | { field: 'categories'; code: 'category_required' | 'too_many_categories' }
  | { field: 'images'; code: 'image_required' | 'too_many_images' }
  | { field: 'images'; code: Exclude<ImageIssueCode, 'bad_url'>; image: number };

export function checkAlbumName(name: string): AlbumNameIssueCode | null {
  const length = countCodePoints(normaliseLine(name));
  if (length === 0) return 'album_name_required';
  return length > ALBUM.nameMax ? 'album_name_too_long' : null;
}

/** Issues are in the order of the form. An invalid URL is not reported here: the image's dialog warns about it, and it is then ignored. */
export function checkNewAlbum(album: NewAlbum): AlbumIssue[] {
  const issues: AlbumIssue[] = [];
  const name = checkAlbumName(album.name);
  if (name) issues.push({ field: 'name', code: name });
  if (album.categories.length === 0) issues.push({ field: 'categories', code: 'category_required' });
  if (album.categories.length > ALBUM.categoriesMax) {
    issues.push({ field: 'categories', code: 'too_many_categories' });
  }
  if (album.images.length === 0) issues.push({ field: 'images', code: 'image_required' });
  if (album.images.length > ALBUM.imagesMax) issues.push({ field: 'images', code: 'too_many_images' });
  for (const [index, image] of album.images.entries()) {
    for (const code of checkImage(image)) {
      if (code !== 'bad_url') issues.push({ field: 'images', code, image: index + 1 });
    }
  }
  return issues;
}

/** `bad_url` is a warning: the image can be saved without its link (`parseImageUrl`). */
export function checkImage(image: ImageFields): ImageIssueCode[] {
  const codes: ImageIssueCode[] = [];
  const nameLength = countCodePoints(normaliseLine(image.name));
  if (nameLength === 0) codes.push('image_name_required');
  if (nameLength > IMAGE.nameMax) codes.push('image_name_too_long');
  if (countCodePoints(normaliseText(image.description ?? '')) > IMAGE.descriptionMax)
    codes.push('description_too_long');
  const url = (image.url ?? '').trim();
  if (url !== '' && !isHttpUrl(url)) codes.push('bad_url');
  return codes;
}

/** The editor keeps at least 3 images in an album. */
export function canRemoveImage(imageCount: number): boolean {
  return imageCount > ALBUM.imagesMin;
}
