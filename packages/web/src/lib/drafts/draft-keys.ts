// The one table of where unsaved work is kept in the browser (product.md §6, access.md D30): by person, kind and subject.
// A new content has one draft per album; one that was saved has its own.

export type DraftKind = 'tierlist' | 'tournament' | 'ranking';

/** A user's id, or `visitor`. */
export type DraftOwner = number | 'visitor';

export type DraftSubject = { readonly album: number } | { readonly content: number };

export type DraftName = {
  readonly owner: DraftOwner;
  readonly kind: DraftKind;
  readonly subject: DraftSubject;
};

const PREFIX = 'palmares:draft';
const KEY =
  /^palmares:draft:(?<owner>visitor|[1-9]\d*):(?<kind>tierlist|tournament|ranking):(?<of>album|content):(?<id>[1-9]\d*)$/u;

export function draftKey({ owner, kind, subject }: DraftName): string {
  const of = 'album' in subject ? `album:${subject.album}` : `content:${subject.content}`;
  return `${PREFIX}:${owner}:${kind}:${of}`;
}

/** Null for a key that is not a draft's. */
export function parseDraftKey(key: string): DraftName | null {
  const parts = KEY.exec(key)?.groups;
  if (!parts) return null;
  const id = Number(parts['id']);
  return {
    owner: parts['owner'] === 'visitor' ? 'visitor' : Number(parts['owner']),
    kind: parts['kind'] as DraftKind,
    subject: parts['of'] === 'album' ? { album: id } : { content: id },
  };
}
