// Validates the type and size of a chosen file before compression (AL-22, AL-24).
// Invariant: a valid file has one of the four types of IMAGE.types.
// The server inspects the actual bytes and never trusts the name.
import { IMAGE } from '../limits.ts';

/** The used fields of a browser's File. `type` is empty when the system does not know the extension. */
export type ChosenFile = { name: string; type: string; size: number };

export type ImageType = (typeof IMAGE.types)[number];

export type FileIssueCode = 'bad_type' | 'empty_file' | 'file_too_large';

const TYPE_OF_EXTENSION: Readonly<Record<string, ImageType>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
};

const OTHER_NAMES: Readonly<Record<string, ImageType>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
};

/** The declared type, else the type of the extension; null when it is not supported. */
export function getImageType(file: Pick<ChosenFile, 'name' | 'type'>): ImageType | null {
  const declared = file.type.toLowerCase().split(';')[0]?.trim() ?? '';
  if (declared === '' || declared === 'application/octet-stream') {
    const extension = /\.(?<extension>[a-z]+)$/iu.exec(file.name)?.groups?.['extension']?.toLowerCase() ?? '';
    return getEntry(TYPE_OF_EXTENSION, extension);
  }
  return IMAGE.types.find((type) => type === declared) ?? getEntry(OTHER_NAMES, declared);
}

/** Returns whether a dropped file is any image, supported or not. The drop zone has a separate text for other files. */
export function isImageFile(file: Pick<ChosenFile, 'name' | 'type'>): boolean {
  return file.type.toLowerCase().startsWith('image/') || getImageType(file) !== null;
}

export function checkFile(file: ChosenFile): FileIssueCode | null {
  if (getImageType(file) === null) return 'bad_type';
  if (file.size === 0) return 'empty_file';
  return file.size > IMAGE.originalBytesMax ? 'file_too_large' : null;
}

function getEntry(table: Readonly<Record<string, ImageType>>, key: string): ImageType | null {
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null;
}
