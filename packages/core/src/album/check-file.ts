// Whether a chosen file may be sent (AL-22, AL-24): its type and its size, before any compression.
// Invariant: a file that passes has one of the four types of IMAGE.types.
// Leaves out: what the bytes really are; the server decides that, and never from the name.
import { IMAGE } from '../limits.ts';

/** What a browser's File tells; `type` is empty when the system does not know the extension. */
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

/** The declared type, or, where the system declares none, the one of the extension; null when it is not supported. */
export function imageTypeOf(file: Pick<ChosenFile, 'name' | 'type'>): ImageType | null {
  const declared = file.type.toLowerCase().split(';')[0]?.trim() ?? '';
  if (declared === '' || declared === 'application/octet-stream') {
    const extension = /\.(?<extension>[a-z]+)$/iu.exec(file.name)?.groups?.['extension']?.toLowerCase() ?? '';
    return entryOf(TYPE_OF_EXTENSION, extension);
  }
  return IMAGE.types.find((type) => type === declared) ?? entryOf(OTHER_NAMES, declared);
}

/** Whether a dropped file is a picture at all, supported or not: the drop zone has its own text for the others. */
export function isImageFile(file: Pick<ChosenFile, 'name' | 'type'>): boolean {
  return file.type.toLowerCase().startsWith('image/') || imageTypeOf(file) !== null;
}

export function checkFile(file: ChosenFile): FileIssueCode | null {
  if (imageTypeOf(file) === null) return 'bad_type';
  if (file.size === 0) return 'empty_file';
  return file.size > IMAGE.originalBytesMax ? 'file_too_large' : null;
}

function entryOf(table: Readonly<Record<string, ImageType>>, key: string): ImageType | null {
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null;
}
