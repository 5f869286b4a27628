// Loads the font faces that a text needs, each on its own: if one is missing (a `local()` face of another system, no network), the others
// still load and the text falls back to the next family.

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
  const needed = faces.filter(({ descriptors }) => coversAnyCharacter(descriptors.unicodeRange, text));
  await Promise.allSettled(needed.map(async (face) => load(face)));
}

/** Returns whether any character of the text is in a `unicode-range`; a face without one covers everything. */
export function coversAnyCharacter(range: string | undefined, text: string): boolean {
  if (range === undefined || range.trim() === '') return true;
  const parts = range.split(',').map(parseRange);
  return Array.from(text, (character) => character.codePointAt(0) ?? 0).some((code) =>
    parts.some(([first, last]) => code >= first && code <= last),
  );
}

/** Parses `U+26`, `U+0-7F` or `U+4??`. */
function parseRange(part: string): readonly [number, number] {
  const [first = '', last = first] = part.trim().replace(/^u\+/iu, '').split('-');
  return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'f'), 16)];
}
