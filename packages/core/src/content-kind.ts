// The kinds of content: what an album can be turned into. Each registry of a kind's parts is a `Record<ContentKind, …>`, so that a kind
// without its entry does not compile.

/** A kind's id is also its table and the first part of its API path. */
export const CONTENT_KINDS = ['tierlist', 'tournament', 'ranking'] as const;

export type ContentKind = (typeof CONTENT_KINDS)[number];
