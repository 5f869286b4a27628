// Changes a value in one place, for tests that replace each in turn.

export type Path = readonly (string | number)[];

/** Returns every path in a value: fields, elements, and their content. */
export function listPaths(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    listPaths(item, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  return [at, ...inner];
}

export function replaceAt(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? replaceAt(item, rest, by) : item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === key ? replaceAt(item, rest, by) : item]),
  );
}

export function readAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}
