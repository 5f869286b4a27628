// The kinds of content: what an album can be turned into. Each registry of a kind's parts is a `Record<ContentKind, …>`, so that a kind
// without its entry does not compile.

/** A kind's id is also its table and the first part of its API path. */
export const CONTENT_KINDS = ['tierlist', 'tournament', 'ranking'] as const;

export type ContentKind = (typeof CONTENT_KINDS)[number];

export const isContentKind = (word: string): word is ContentKind =>
  CONTENT_KINDS.some((kind) => kind === word);

/** The name of a kind's list, and of its field in a reply that has one for each kind. */
export type ListName<K extends ContentKind = ContentKind> = `${K}s`;

export const listName = <K extends ContentKind>(kind: K): ListName<K> => `${kind}s`;

/** The value that `make` gives for each kind. */
export function forEachKind<T>(make: (kind: ContentKind) => T): Readonly<Record<ContentKind, T>> {
  return Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, make(kind)])) as Record<ContentKind, T>;
}
