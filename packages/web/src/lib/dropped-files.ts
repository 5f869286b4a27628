// Collects the files of a drop or a paste, including folders. Files that are not images are only counted: the images of a mixed drop are
// kept (AL-23).

import { isImageFile } from '@palmares/core/album/check-file';
import { LANGUAGE } from '@palmares/texts/page/language';

export type SortedFiles = { images: File[]; hasOthers: boolean };

/** Reads the entries before the first `await`: the browser empties the transfer once the event is over. */
export async function readDroppedFiles(transfer: DataTransfer): Promise<SortedFiles> {
  const items = Array.from(transfer.items).filter(({ kind }) => kind === 'file');
  const sources = items.map((item) => getEntry(item) ?? item.getAsFile());
  const files = (await Promise.all(sources.map(readSource))).flat();
  // Some browsers do not support `items` for files.
  return sortFiles(items.length > 0 ? files : Array.from(transfer.files));
}

/** Hidden files (`.DS_Store`, `Thumbs.db`) come with every folder; nobody chose them, so they are ignored. */
export function sortFiles(files: readonly File[]): SortedFiles {
  const chosen = files.filter(
    ({ name }) => !name.startsWith('.') && name !== 'Thumbs.db' && name !== 'desktop.ini',
  );
  const images = chosen.filter((file) => isImageFile(file));
  return { images, hasOthers: images.length < chosen.length };
}

function getEntry(item: DataTransferItem): FileSystemEntry | null {
  // A few browsers lack this method, contrary to its type.
  const read: unknown = item.webkitGetAsEntry;
  return typeof read === 'function' ? item.webkitGetAsEntry() : null;
}

async function readSource(source: FileSystemEntry | File | null): Promise<File[]> {
  if (source === null) return [];
  return source instanceof File ? [source] : readEntry(source);
}

async function readEntry(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return getFile(entry);
  if (!isFolder(entry)) return [];
  const children = await getEntries(entry);
  const inOrder = children.toSorted((a, b) => a.name.localeCompare(b.name, LANGUAGE, { numeric: true }));
  return (await Promise.all(inOrder.map(readEntry))).flat();
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

function getFile(entry: FileSystemFileEntry): Promise<File[]> {
  return new Promise((resolve) => {
    // A file that cannot be read is skipped.
    entry.file(
      (file) => resolve([file]),
      () => resolve([]),
    );
  });
}

async function getEntries(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    // Browsers return the entries in batches of about a hundred; an empty batch is the end.
    const some = await new Promise<FileSystemEntry[]>((resolve) => {
      reader.readEntries(resolve, () => resolve([]));
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}
