// Authorisation: the only module that interprets author, admin, modo, private and quarantined (AX-4).
// Each action is a short list of conditions and answers, read from top to bottom; the access matrix tests every cell.
// The HTTP layer handles sessions and CSRF. The services handle rules of state, such as limits.
import type { ErrorCode } from './contract/error-codes.ts';
import type { CaseAction, CaseState } from './report/case.ts';

export type Actor =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'account';
      readonly id: number;
      readonly admin: boolean;
      readonly modo: boolean;
      /** True for staff who must set up a second factor first; `admin` and `modo` are false until then. */
      readonly awaitsSecondFactor?: true;
    };

export const VISITOR: Actor = { kind: 'visitor' };

export type AlbumFacts = {
  readonly authorId: number;
  readonly status: 'public' | 'private' | 'quarantined';
  readonly deleted: boolean;
};

export type ContentFacts = {
  readonly authorId: number;
  readonly private: boolean;
  /** Hidden by a decision of the moderation. */
  readonly hidden: boolean;
  readonly album: AlbumFacts;
};

/** The error code for the caller. Rules return null when the action is allowed. */
export type Refusal = ErrorCode;

type Rules<R> = { readonly [action: string]: (actor: Actor, resource: R) => Refusal | null };

const isAuthor = (actor: Actor, resource: { authorId: number }) =>
  actor.kind === 'account' && actor.id === resource.authorId;
const isAdmin = (actor: Actor) => actor.kind === 'account' && actor.admin;
const isStaff = (actor: Actor) => actor.kind === 'account' && (actor.admin || actor.modo);
const isVisitor = (actor: Actor) => actor.kind === 'visitor';

/** The refusal for non-staff. Staff who lack the required second factor get a code that says so. */
const notStaff = (actor: Actor): Refusal =>
  actor.kind === 'account' && actor.awaitsSecondFactor ? 'second_factor_required' : 'forbidden';

/** The refusal for actors without rights on an album. To them, a quarantined or deleted album does not exist. */
function strangerToAlbum(actor: Actor, album: AlbumFacts, otherwise: Refusal | null): Refusal | null {
  if (album.deleted) return 'not_found';
  if (album.status === 'quarantined' && !isStaff(actor)) return 'not_found';
  return otherwise;
}

function readAlbum(actor: Actor, album: AlbumFacts): Refusal | null {
  if (album.deleted) return 'not_found';
  if (isAuthor(actor, album) || isStaff(actor) || album.status === 'public') return null;
  if (album.status === 'quarantined') return 'not_found';
  return isVisitor(actor) ? 'auth_required' : 'album_private';
}

function writeAlbum(actor: Actor, album: AlbumFacts): Refusal | null {
  if (album.deleted) return 'not_found';
  if (isAdmin(actor)) return null;
  if (isAuthor(actor, album)) return album.status === 'quarantined' ? 'album_quarantined' : null;
  return strangerToAlbum(actor, album, 'forbidden');
}

/** Same as writing the album, except that images of an unreadable album do not exist for the caller (AX-42). */
function writeAlbumImage(actor: Actor, album: AlbumFacts): Refusal | null {
  const hidden = readAlbum(actor, album);
  return hidden === null ? writeAlbum(actor, album) : 'not_found';
}

const album = {
  read: readAlbum,
  /** Refuses the bytes of a quarantined album even to its author (AX-40). */
  seeBytes: (actor, resource) =>
    resource.status === 'quarantined' && !isStaff(actor) ? 'not_found' : readAlbum(actor, resource),
  update: writeAlbum,
  delete: writeAlbum,
  quarantine: (actor, resource) => {
    if (isAdmin(actor)) return null;
    return isAuthor(actor, resource) && resource.status !== 'quarantined'
      ? 'forbidden_field'
      : writeAlbum(actor, resource);
  },
  /** Only the author uploads into an album; an admin can only edit and delete (AX-41). */
  upload: (actor, resource) =>
    isAuthor(actor, resource) ? writeAlbum(actor, resource) : strangerToAlbum(actor, resource, 'forbidden'),
  editImage: writeAlbumImage,
  /** Contents can only be created on public albums and on one's own; admins and modos are no exception (AX-51). */
  buildOn: (actor, resource) => {
    if (resource.deleted) return 'not_found';
    if (resource.status === 'quarantined')
      return isAuthor(actor, resource) || isStaff(actor) ? 'album_quarantined' : 'not_found';
    return resource.status === 'public' || isAuthor(actor, resource) ? null : 'album_private';
  },
} as const satisfies Rules<AlbumFacts>;

/** A content is frozen while its album is in quarantine, and stays frozen when that album is deleted (AX-39). */
export const isFrozen = (content: ContentFacts): boolean => content.album.status === 'quarantined';

/** Returns whether a content is frozen or hidden. If it is public, only its author and the staff can read it. */
const isWithheld = (content: ContentFacts): boolean => isFrozen(content) || content.hidden;

function readContent(actor: Actor, content: ContentFacts): Refusal | null {
  if (isAuthor(actor, content)) return null;
  if (content.private) return isVisitor(actor) ? 'auth_required' : 'content_private';
  return isWithheld(content) && !isStaff(actor) ? 'not_found' : null;
}

function editContent(actor: Actor, content: ContentFacts): Refusal | null {
  if (isAuthor(actor, content)) return isFrozen(content) ? 'album_quarantined' : null;
  return isWithheld(content) && !content.private && !isStaff(actor) ? 'not_found' : 'forbidden';
}

/** The author of a hidden content can edit or delete it, but only the moderation decides on its visibility (decision 0057). */
function toggleContent(actor: Actor, content: ContentFacts): Refusal | null {
  if (isAdmin(actor)) return null;
  return editContent(actor, content) ?? (content.hidden ? 'content_hidden' : null);
}

const content = {
  read: readContent,
  /** Readers of a content see its images even if they cannot read the album (AX-53). In quarantine only the staff do. */
  seeBytes: (actor, resource) =>
    isFrozen(resource) && !isStaff(actor) ? 'not_found' : readContent(actor, resource),
  update: editContent,
  /**
   * The minimum for any change: whether it is an edit or a toggle is known only after its body is read. An
   * admin toggles and deletes contents, but never edits them (AX-59).
   */
  write: (actor, resource) => (isAdmin(actor) ? null : editContent(actor, resource)),
  toggle: toggleContent,
  delete: (actor, resource) => (isAdmin(actor) ? null : editContent(actor, resource)),
  /** Child ids of a private content are not disclosed, except to admins, who see the row in their panel (AX-42). */
  editChild: (actor, resource) =>
    resource.private && !isAuthor(actor, resource) && !isAdmin(actor)
      ? 'not_found'
      : editContent(actor, resource),
} as const satisfies Rules<ContentFacts>;

export type AlbumAction = keyof typeof album;
export type ContentAction = keyof typeof content;

export function decideOnAlbum(actor: Actor, action: AlbumAction, resource: AlbumFacts): Refusal | null {
  return album[action](actor, resource);
}

export function decideOnContent(actor: Actor, action: ContentAction, resource: ContentFacts): Refusal | null {
  return content[action](actor, resource);
}

/**
 * Returns whether the content can gain images of its album: only while its author could still create a content on that album. Otherwise
 * readers of the content would see new images of an album that they may not read (AX-55).
 */
export function mayGainImages({ authorId, album: source }: ContentFacts): boolean {
  return album.buildOn({ kind: 'account', id: authorId, admin: false, modo: false }, source) === null;
}

/**
 * Returns whether anyone may fetch the bytes by the unsigned address: only while the image is in a public album. All other readers get an
 * address that expires (docs/decisions/0016-image-addresses-and-purge.md).
 */
export function hasBareAddress(
  source: Pick<AlbumFacts, 'status' | 'deleted'>,
  image: { readonly removed: boolean },
): boolean {
  return source.status === 'public' && !source.deleted && !image.removed;
}

/** Users, roles, categories, the audit trail, and all users' rows in lists (`scope=all`) are restricted to admins. */
export function decideOnAdministration(actor: Actor): Refusal | null {
  if (isVisitor(actor)) return 'auth_required';
  return isAdmin(actor) ? null : notStaff(actor);
}

/** A modo reviews flagged images and can keep them; only an admin removes one (AD-34). */
export function decideOnModeration(actor: Actor, action: 'triage' | 'remove'): Refusal | null {
  if (isVisitor(actor)) return 'auth_required';
  return isAdmin(actor) || (action === 'triage' && isStaff(actor)) ? null : notStaff(actor);
}

/** A resource under moderation, with the staff who may be involved in it (docs/decisions/0057-reports.md). */
export type ModeratedFacts = {
  /** Author of the reported, flagged or quarantined resource; for a reported account, the account itself. */
  readonly authorId: number;
  /** True if there is an active admin other than the author. */
  readonly hasOtherAdmin: boolean;
};

/** Staff decide about their own resource only as the site's only active admin. */
function isJudgeOfOwn(actor: Actor, facts: ModeratedFacts): boolean {
  return isAuthor(actor, facts) && !(isAdmin(actor) && !facts.hasOtherAdmin);
}

/** Staff cannot keep their own flagged image. They can remove it, as any author can remove an image. */
export function decideOnFlag(actor: Actor, state: 'kept' | 'removed', facts: ModeratedFacts): Refusal | null {
  if (state === 'removed') return decideOnModeration(actor, 'remove');
  return decideOnModeration(actor, 'triage') ?? (isJudgeOfOwn(actor, facts) ? 'forbidden' : null);
}

/** On their own quarantined album an admin has only the author's rights, as long as there is another admin. */
export function actorOnQuarantined(actor: Actor, facts: ModeratedFacts): Actor {
  return actor.kind === 'account' && isJudgeOfOwn(actor, facts) ? { ...actor, admin: false } : actor;
}

export type CaseFacts = ModeratedFacts & {
  readonly state: CaseState;
  /** Null before a decision. */
  readonly decidedBy: number | null;
  /** True if there is an active admin who is neither the author nor `decidedBy`. */
  readonly hasImpartialAdmin: boolean;
};

/** Authors cannot report their own resources. */
export function decideOnReport(actor: Actor, thing: { readonly authorId: number }): Refusal | null {
  return isAuthor(actor, thing) ? 'report_own' : null;
}

/** Returns whether the actor is the author, or would handle an appeal against their own decision. */
export function isPartyToCase(actor: Actor, { state, authorId, decidedBy }: CaseFacts): boolean {
  if (actor.kind !== 'account') return false;
  return actor.id === authorId || (state === 'appealed' && actor.id === decidedBy);
}

/** An admin who is involved in a case leaves it to one who is less involved or not at all, unless there is none. */
function mayDecideCase(actor: Actor, facts: CaseFacts): boolean {
  if (!isPartyToCase(actor, facts)) return true;
  return isAuthor(actor, facts) ? !facts.hasOtherAdmin : !facts.hasImpartialAdmin;
}

/** A modo reviews open cases and dismisses or escalates them, except cases about the modo; the rest is for admins (AD-41). */
export function decideOnCase(actor: Actor, act: CaseAction, facts: CaseFacts): Refusal | null {
  if (isAdmin(actor)) return mayDecideCase(actor, facts) ? null : 'forbidden';
  const triage = act === 'dismiss' || act === 'escalate';
  const mayTriage = isStaff(actor) && triage && facts.state === 'open' && !isAuthor(actor, facts);
  if (mayTriage) return null;
  return isVisitor(actor) ? 'auth_required' : notStaff(actor);
}
