// The kinds of content that can be made from an album. Registries are typed
// `Record<ContentKind, …>`, so that a kind without an entry does not compile.

/** The id of a kind is also its table name and the first segment of its API path. */
export const CONTENT_KINDS = ['tierlist', 'tournament', 'ranking'] as const;

export type ContentKind = (typeof CONTENT_KINDS)[number];

export const isContentKind = (word: string): word is ContentKind =>
  CONTENT_KINDS.some((kind) => kind === word);

/** Name of a kind's list, and of the corresponding field in replies with one field per kind. */
export type ListName<K extends ContentKind = ContentKind> = `${K}s`;

export const listName = <K extends ContentKind>(kind: K): ListName<K> => `${kind}s`;

/** Builds a record with the value of `make` for the list of each kind. */
export function forEachList<T>(make: (kind: ContentKind) => T): Readonly<Record<ListName, T>> {
  return Object.fromEntries(CONTENT_KINDS.map((kind) => [listName(kind), make(kind)])) as Record<ListName, T>;
}

/** Builds a record with the value of `make` for each kind. */
export function forEachKind<T>(make: (kind: ContentKind) => T): Readonly<Record<ContentKind, T>> {
  return Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, make(kind)])) as Record<ContentKind, T>;
}
