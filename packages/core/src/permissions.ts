// Who may do what: the only place that knows what author, admin, modo, private and quarantined mean (AX-4).
// Each action is a short list of « when … then this answer », read from top to bottom; the access matrix tests every cell.
// Left out: sessions and CSRF (the HTTP layer), rules of state such as limits (the services).
import type { ErrorCode } from './contract/error-codes.ts';
import type { CaseAct, CaseState } from './report/case.ts';

export type Actor =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'account';
      readonly id: number;
      readonly admin: boolean;
      readonly modo: boolean;
      /** Of staff whose roles open nothing before they set up the second factor that the site asks for: `admin` and `modo` are false until then. */
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
  /** By a decision of the moderation. */
  readonly hidden: boolean;
  readonly album: AlbumFacts;
};

/** The code that the caller gets. Rules answer null when the act is allowed. */
export type Refusal = ErrorCode;

type Rules<R> = { readonly [action: string]: (actor: Actor, resource: R) => Refusal | null };

const isAuthor = (actor: Actor, resource: { authorId: number }) =>
  actor.kind === 'account' && actor.id === resource.authorId;
const isAdmin = (actor: Actor) => actor.kind === 'account' && actor.admin;
const isStaff = (actor: Actor) => actor.kind === 'account' && (actor.admin || actor.modo);
const isVisitor = (actor: Actor) => actor.kind === 'visitor';

/** The answer to somebody who is no staff, where only staff act; staff without the second factor that is asked of them read what to do. */
const notStaff = (actor: Actor): Refusal =>
  actor.kind === 'account' && actor.awaitsSecondFactor ? 'second_factor_required' : 'forbidden';

/** The answer to somebody without rights on an album: a quarantined or deleted one does not exist for them. */
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

/** Like writing the album, but an image of an album that the caller may not read does not exist for them (AX-42). */
function writeAlbumImage(actor: Actor, album: AlbumFacts): Refusal | null {
  const hidden = readAlbum(actor, album);
  return hidden === null ? writeAlbum(actor, album) : 'not_found';
}

const album = {
  read: readAlbum,
  /** No bytes of a quarantined album, even to its author (AX-40). */
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
  /** Only its author uploads into an album: an admin edits and deletes, no more (AX-41). */
  upload: (actor, resource) =>
    isAuthor(actor, resource) ? writeAlbum(actor, resource) : strangerToAlbum(actor, resource, 'forbidden'),
  editImage: writeAlbumImage,
  /** Contents stand on public albums and on one's own, even for admins and modos (AX-51). */
  buildOn: (actor, resource) => {
    if (resource.deleted) return 'not_found';
    if (resource.status === 'quarantined')
      return isAuthor(actor, resource) || isStaff(actor) ? 'album_quarantined' : 'not_found';
    return resource.status === 'public' || isAuthor(actor, resource) ? null : 'album_private';
  },
} as const satisfies Rules<AlbumFacts>;

/** A content is frozen while its album is in quarantine, and stays frozen when that album is deleted (AX-39). */
export const isFrozen = (content: ContentFacts): boolean => content.album.status === 'quarantined';

/** A content that its author made public, and that is there for its author and the staff alone. */
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

/** The author of a hidden content may put it right or delete it; who sees it is the moderation's to say (decision 0057). */
function toggleContent(actor: Actor, content: ContentFacts): Refusal | null {
  if (isAdmin(actor)) return null;
  return editContent(actor, content) ?? (content.hidden ? 'content_hidden' : null);
}

const content = {
  read: readContent,
  /** The images that a content uses are its readers' to see, even when the album is not (AX-53); in quarantine, the staff's alone. */
  seeBytes: (actor, resource) =>
    isFrozen(resource) && !isStaff(actor) ? 'not_found' : readContent(actor, resource),
  update: editContent,
  /** An admin toggles and deletes contents, never edits them (AX-59). */
  /** At the least what a change asks for: whether it edits or toggles is known once its body is read. */
  write: (actor, resource) => (isAdmin(actor) ? null : editContent(actor, resource)),
  toggle: toggleContent,
  delete: (actor, resource) => (isAdmin(actor) ? null : editContent(actor, resource)),
  /** A child id under a private content is not disclosed, save to admins who see the row in their panel (AX-42). */
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
 * Images of the album may still be added: its author could build on the album today. Otherwise the content keeps what it holds, and
 * nobody sees through it what came into an album that they may not read (AX-55).
 */
export function mayGainImages({ authorId, album: source }: ContentFacts): boolean {
  return album.buildOn({ kind: 'account', id: authorId, admin: false, modo: false }, source) === null;
}

/**
 * Anybody may fetch the bytes by their bare address: only while the image stands in a public album, where anybody sees it. Every
 * other reader gets an address that expires (docs/decisions/0016-image-addresses-and-purge.md).
 */
export function hasBareAddress(
  source: Pick<AlbumFacts, 'status' | 'deleted'>,
  image: { readonly removed: boolean },
): boolean {
  return source.status === 'public' && !source.deleted && !image.removed;
}

/** Users, roles, categories, the audit trail, and everybody's rows in lists (`scope=all`) are the admins'. */
export function decideOnAdministration(actor: Actor): Refusal | null {
  if (isVisitor(actor)) return 'auth_required';
  return isAdmin(actor) ? null : notStaff(actor);
}

/** A modo looks at flagged images and lets them be; only an admin takes one away (AD-34). */
export function decideOnModeration(actor: Actor, action: 'triage' | 'remove'): Refusal | null {
  if (isVisitor(actor)) return 'auth_required';
  return isAdmin(actor) || (action === 'triage' && isStaff(actor)) ? null : notStaff(actor);
}

/** What the moderation decides about, seen from the staff who may have a part in it (docs/decisions/0057-reports.md). */
export type ModeratedFacts = {
  /** Author of the reported, flagged or quarantined resource; of a reported account: the account itself. */
  readonly authorId: number;
  /** There is an active admin other than the author. */
  readonly hasOtherAdmin: boolean;
};

/** Staff decide about a resource of their own only as the site's one active admin. */
function isJudgeOfOwn(actor: Actor, facts: ModeratedFacts): boolean {
  return isAuthor(actor, facts) && !(isAdmin(actor) && !facts.hasOtherAdmin);
}

/** Staff do not keep their own flagged image; they may remove it, as any author removes an image. */
export function decideOnFlag(actor: Actor, state: 'kept' | 'removed', facts: ModeratedFacts): Refusal | null {
  if (state === 'removed') return decideOnModeration(actor, 'remove');
  return decideOnModeration(actor, 'triage') ?? (isJudgeOfOwn(actor, facts) ? 'forbidden' : null);
}

/** On their own quarantined album an admin has only the rights of its author, as long as there is another admin. */
export function actorOnQuarantined(actor: Actor, facts: ModeratedFacts): Actor {
  return actor.kind === 'account' && isJudgeOfOwn(actor, facts) ? { ...actor, admin: false } : actor;
}

export type CaseFacts = ModeratedFacts & {
  readonly state: CaseState;
  /** Null before a decision. */
  readonly decidedBy: number | null;
  /** There is an active admin who is neither the author nor `decidedBy`. */
  readonly hasImpartialAdmin: boolean;
};

/** Nobody reports what is theirs. */
export function decideOnReport(actor: Actor, thing: { readonly authorId: number }): Refusal | null {
  return isAuthor(actor, thing) ? 'report_own' : null;
}

/** Whether the actor is the author, or answers an appeal against their own decision. */
export function isPartyToCase(actor: Actor, { state, authorId, decidedBy }: CaseFacts): boolean {
  if (actor.kind !== 'account') return false;
  return actor.id === authorId || (state === 'appealed' && actor.id === decidedBy);
}

/** An admin who has a part in a case leaves it to one who has a lesser part or none, unless there is no other. */
function mayDecideCase(actor: Actor, facts: CaseFacts): boolean {
  if (!isPartyToCase(actor, facts)) return true;
  return isAuthor(actor, facts) ? !facts.hasOtherAdmin : !facts.hasImpartialAdmin;
}

/** A modo looks at what is new, and dismisses it or hands it on, unless it is about them; the rest is the admins' (AD-41). */
export function decideOnCase(actor: Actor, act: CaseAct, facts: CaseFacts): Refusal | null {
  if (isAdmin(actor)) return mayDecideCase(actor, facts) ? null : 'forbidden';
  const triage = act === 'dismiss' || act === 'escalate';
  const mayTriage = isStaff(actor) && triage && facts.state === 'open' && !isAuthor(actor, facts);
  if (mayTriage) return null;
  return isVisitor(actor) ? 'auth_required' : notStaff(actor);
}
