// The name an image gets from its file, and the file name that is sent (AL-16, AL-17).
// Invariant: a default name is never empty and never over 25 characters.
// Leaves out: names that people type, which keep their accents and their case (AL-17).
import { IMAGE } from '../limits.ts';
import { truncate } from '../text/graphemes.ts';
import { normaliseLine } from '../text/normalise-text.ts';
import { stripAccents } from '../text/strip-accents.ts';

const FOLDERS = /^.*[/\\]/su;
const EXTENSION = /\.[a-z0-9]{1,5}$/iu;
const FALLBACK = 'Image';
/** A camera, a phone or a messenger, then numbers: « IMG 20260714 183022 », « DSC04512 », « 20260714 183022 ». */
const CAMERA =
  /^(?:(?:img|image|dsc[nf]?|pxl|mvimg|sam|gopr|dji|fb img|screenshot|whatsapp image|signal|snapchat|received) ?\d{3}|\d{8} ?\d)[\d .~()]*(?:wa\d+|at|mp|hdr|[a-z]?\d+| )*$/iu;

/** « mon-chat_roux.jpeg » → « Mon Chat Roux ». */
export function defaultImageName(fileName: string): string {
  const words = normaliseLine(fileName.replace(FOLDERS, '').replace(EXTENSION, '').replaceAll(/[-_]/gu, ' '));
  const capitalised = words.replaceAll(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());
  return truncate(capitalised, IMAGE.nameMax).trim() || FALLBACK;
}

/** Whether a default name says nothing but what took the picture, and when. */
export function isCameraName(name: string): boolean {
  return CAMERA.test(name);
}

/** What such an image is called by its place, from 1. */
export function numberedName(place: number): string {
  return `${FALLBACK} ${place}`;
}

/** The file name for the multipart body: without folders, accents or characters that an HTTP header would escape. */
export function fileNameToSend(fileName: string): string {
  const name = stripAccents(normaliseLine(fileName.replace(FOLDERS, '')));
  return name.replaceAll(/[^\x20-\x7E]|["\\%]/gu, '_') || FALLBACK.toLowerCase();
}
