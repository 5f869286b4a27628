// The default name of an image, from its file, and the file name that is sent (AL-16, AL-17).
// Invariant: a default name has 1 to 25 characters.
// Names that people type keep their accents and case (AL-17).
import { IMAGE } from '../limits.ts';
import { truncate } from '../text/graphemes.ts';
import { normaliseLine } from '../text/normalise-text.ts';
import { stripAccents } from '../text/strip-accents.ts';

const FOLDERS = /^.*[/\\]/su;
const EXTENSION = /\.[a-z0-9]{1,5}$/iu;
const FALLBACK = 'Image';
/** Names by cameras, phones or messengers, with numbers: « IMG 20260714 183022 », « DSC04512 », « 20260714 183022 ». */
const CAMERA =
  /^(?:(?:img|image|dsc[nf]?|pxl|mvimg|sam|gopr|dji|fb img|screenshot|whatsapp image|signal|snapchat|received) ?\d{3}|\d{8} ?\d)[\d .~()]*(?:wa\d+|at|mp|hdr|[a-z]?\d+| )*$/iu;

/** « mon-chat_roux.jpeg » → « Mon Chat Roux ». */
export function defaultImageName(fileName: string): string {
  const words = normaliseLine(fileName.replace(FOLDERS, '').replace(EXTENSION, '').replaceAll(/[-_]/gu, ' '));
  const capitalised = words.replaceAll(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());
  return truncate(capitalised, IMAGE.nameMax).trim() || FALLBACK;
}

/** Returns whether a default name only tells the device and the time. */
export function isCameraName(name: string): boolean {
  return CAMERA.test(name);
}

/** The name of such an image by its one-based position. */
export function numberedName(place: number): string {
  return `${FALLBACK} ${place}`;
}

/** The file name for the multipart body, without folders, accents or characters that an HTTP header would escape. */
export function fileNameToSend(fileName: string): string {
  const name = stripAccents(normaliseLine(fileName.replace(FOLDERS, '')));
  return name.replaceAll(/[^\x20-\x7E]|["\\%]/gu, '_') || FALLBACK.toLowerCase();
}
