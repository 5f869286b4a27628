/** The address of one thing: `pattern` holds `:id`. */
export function withId(pattern: string, id: number): string {
  return pattern.replace(':id', String(id));
}

/** Leaves out what is empty, false, null or undefined. */
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
