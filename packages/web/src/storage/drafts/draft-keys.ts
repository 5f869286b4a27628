// Defines the storage keys of all drafts (BU-24), by person, kind and subject. A new content has one draft per album; a saved content has
// its own. On a key collision the second draft gets a conflict suffix until the person has chosen.

import { CONTENT_KINDS, type ContentKind } from '@palmares/core/content-kind';
import type { DraftKey } from '../schema.ts';

/** A user's id, or `visitor`. */
export type DraftOwner = number | 'visitor';

export type DraftSubject = { readonly album: number } | { readonly content: number };

export type DraftName = {
  readonly owner: DraftOwner;
  readonly kind: ContentKind;
  readonly subject: DraftSubject;
  /** Conflict suffix of a draft that collided with another one: its origin and a unique id. */
  readonly aside?: string;
};

/** `visitor`: made before the person signed in. `tab`: made in another tab. `begun`: started outside the editor (store-new-draft.ts). */
export type AsideOrigin = 'visitor' | 'tab' | 'begun';

const PREFIX = 'palmares:draft';
const KEY = new RegExp(
  String.raw`^palmares:draft:(?<owner>visitor|[1-9]\d*):(?<kind>${CONTENT_KINDS.join('|')}):(?<of>album|content):(?<id>[1-9]\d*)(?::aside:(?<aside>(?:visitor|tab|begun)-[a-z0-9]+))?$`,
  'u',
);

export function draftKey({ owner, kind, subject, aside }: DraftName): DraftKey {
  const of = 'album' in subject ? `album:${subject.album}` : `content:${subject.content}`;
  return `${PREFIX}:${owner}:${kind}:${of}${aside === undefined ? '' : `:aside:${aside}`}`;
}

/** Returns null for a key that is not a draft's. */
export function parseDraftKey(key: string): DraftName | null {
  const parts = KEY.exec(key)?.groups;
  if (!parts) return null;
  const id = Number(parts['id']);
  const aside = parts['aside'];
  return {
    owner: parts['owner'] === 'visitor' ? 'visitor' : Number(parts['owner']),
    // The pattern matches known kinds only.
    kind: parts['kind'] as ContentKind,
    subject: parts['of'] === 'album' ? { album: id } : { content: id },
    ...(aside === undefined ? {} : { aside }),
  };
}

export function putAside(name: DraftName, origin: AsideOrigin, id: string): DraftName {
  return { ...name, aside: `${origin}-${id}` };
}

/** Returns null for a draft without a conflict suffix. */
export function getDraftOrigin({ aside }: DraftName): AsideOrigin | null {
  if (aside === undefined) return null;
  if (aside.startsWith('visitor-')) return 'visitor';
  return aside.startsWith('begun-') ? 'begun' : 'tab';
}

/** Returns the name without its conflict suffix. */
export function withoutAside({ owner, kind, subject }: DraftName): DraftName {
  return { owner, kind, subject };
}
