/** Returns the path of one resource: replaces `:id` in `pattern`. */
export function withId(pattern: string, id: number): string {
  return pattern.replace(':id', String(id));
}

/** Adds a query string. Parameters that are empty, false, null or undefined are left out. */
export function withQuery(
  path: string,
  query: Record<string, string | number | boolean | null | undefined>,
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '' && value !== false)
      params.set(name, String(value));
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}
