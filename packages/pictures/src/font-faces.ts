// Loads the faces that a text is written in, each by itself: one that is missing (a `local()` face on another system, no network)
// leaves the others, and the text falls back to the next family of the list.

export type PictureFace = {
  readonly family: string;
  /** The `src` of a @font-face rule. */
  readonly source: string;
  readonly descriptors: { readonly weight?: string; readonly unicodeRange?: string };
};

export async function loadFaces(
  faces: readonly PictureFace[],
  text: string,
  load: (face: PictureFace) => Promise<void>,
): Promise<void> {
  const needed = faces.filter(({ descriptors }) => coversSome(descriptors.unicodeRange, text));
  await Promise.allSettled(needed.map(async (face) => load(face)));
}

/** Whether a character of the text lies in a `unicode-range`; without one a face covers everything. */
export function coversSome(range: string | undefined, text: string): boolean {
  if (range === undefined || range.trim() === '') return true;
  const parts = range.split(',').map(parseRange);
  return Array.from(text, (character) => character.codePointAt(0) ?? 0).some((code) =>
    parts.some(([first, last]) => code >= first && code <= last),
  );
}

/** `U+26`, `U+0-7F` or `U+4??`. */
function parseRange(part: string): readonly [number, number] {
  const [first = '', last = first] = part.trim().replace(/^u\+/iu, '').split('-');
  return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'f'), 16)];
}
