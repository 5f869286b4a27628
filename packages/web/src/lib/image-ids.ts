/** The query `images`: a JSON list of ids. Null for anything else: then all are taken. */
export function parseImageIds(text: string | null): number[] | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return null;
    const ids = value.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
    return ids.length > 0 ? [...new Set(ids)] : null;
  } catch {
    return null;
  }
}
