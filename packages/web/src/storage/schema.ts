// Everything that pages store in the browser (docs/decisions/0020-drafts-and-saves.md, 0021). The keys are types: one that is missing here
// does not compile. No key or format changes under an open tab of the previous version: it would take what it cannot read for junk and
// overwrite it. A format that this code could not read therefore gets a new key; the reader copies, verifies, then deletes the old one.
//
// Full or denied storage: no write throws, each returns whether it succeeded, and what was stored before stays. Unsaved work tells the
// person (« Brouillon non gardé », a warning before the page is left); everything else is silent. Nothing is evicted to make room.
//
// Copies of replies and pictures are no part of it: they belong to the service worker, which bounds and erases its caches itself (0052).
import type { THEME } from '@palmares/core/limits';

/** A draft of a content; drafts/draft-keys.ts builds the key. The core's draft holds the version `v` of its format. */
export type DraftKey = `palmares:draft:${string}`;

/** The last write of an album draft before the page went (drafts/album-draft-fields.ts): user and album. */
export type AlbumJournalKey =
  | `palmares:album-journal:${number}`
  | `palmares:album-journal:${number}:${number}`;

/** A fact that is either stored or not (stored-flag.ts). */
export type FlagKey =
  | `${string}InfoModalShown`
  | 'palmares:ranking-validate-each'
  | 'palmares:single-keys-off'
  | 'palmares:tournament-wait-for-next';

/** Local storage: shared by all tabs, until it is removed. */
export type DeviceKey =
  | AlbumJournalKey
  | DraftKey
  | FlagKey
  | 'palmares:shown-as'
  | 'palmares:tierlist-editor'
  | 'session-end'
  | 'token'
  | typeof THEME.key;

/** Work of one person in one tab, whose id follows the prefix. It ends with the tab. */
export const TAB_WORK_PREFIXES = ['palmares:album-edit:', 'palmares:tie-breaks:'] as const;

/** Session storage: survives a reload, ends with the tab. */
export type TabKey =
  | `${(typeof TAB_WORK_PREFIXES)[number]}${string}`
  /** The unfinished ranking of a seat in a room, and its votes that the server has not answered. A sign-out does not end a seat. */
  | `palmares:room:${string}`
  | `viewed-album-${number}`
  | 'palmares-pages'
  | 'palmares-scroll'
  | 'palmares:reloadedAt'
  | 'palmares:visitor-drafts';

/** IndexedDB: images that are not in an album yet, as files, and the form beside them. */
export const ALBUM_DRAFT_DATABASE = {
  name: 'palmares-album-draft',
  version: 1,
  fields: 'fields',
  files: 'files',
} as const;

/** Format of the fields of an album that is being created. */
export const ALBUM_DRAFT_VERSION = 1;
/** Format of the fields of images that wait to join an album. */
export const WAITING_IMAGES_VERSION = 1;
