// The public view of an album or content: its page head, structured data and link preview use this and nothing else. It is read as a
// visitor through the services of the API, so that nothing leaks that the API would refuse.
import { CONTENT_KINDS, type ContentKind } from '@palmares/core/content-kind';
import { hasAuthorPage } from '@palmares/core/contract/pages';
import type { Album, AlbumPalmares, Author, Image } from '@palmares/core/contract/types';
import { PAGE_HEAD } from '@palmares/core/limits';
import { type Actor, VISITOR } from '@palmares/core/permissions';
import { DEFAULT_TIERS } from '@palmares/core/tierlist/board';
import { getAlbum } from '../../catalog/album/album.service.ts';
import type { ReadDeps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { SERVER_KINDS } from '../kinds.ts';
import { readAlbumPalmares } from '../palmares/palmares.service.ts';
import type { PublicGroup, PublicResult } from '../shared/public-result.ts';
import type { WholeContent } from '../shared/server-kind.ts';
import { isGone } from './gone.repository.ts';

export const RESOURCE_KINDS = ['album', ...CONTENT_KINDS] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** An album is one group. */
export type PublicResource = PublicResult & {
  readonly kind: ResourceKind;
  readonly id: number;
  readonly name: string;
  /** The author's text. */
  readonly description: string | null;
  readonly author: string;
  /** Nametag for the author's page; empty if there is none. */
  readonly nametag: string;
  /** Name of the album it was made from; null for an album, and if a visitor may not know the album (AX-53). */
  readonly album: string | null;
  /** The first images of an album's palmarès, once it is computed; empty otherwise. */
  readonly leaders: readonly Image[];
  /** The tiers of an album's palmarès, best first; empty while no image has one. */
  readonly tiers: readonly PublicGroup[];
};

type ContentReply<K extends ContentKind> = {
  [P in K]: { readonly kind: P; readonly reply: WholeContent<P> };
}[K];

/** The reply of the API. */
export type ResourceReply =
  | { readonly kind: 'album'; readonly reply: Album; readonly palmares: AlbumPalmares }
  | ContentReply<ContentKind>;

/** Reads it as `actor`. Throws the refusal that the actor would get. */
export async function readReply(
  deps: ReadDeps,
  kind: ResourceKind,
  id: number,
  actor: Actor = VISITOR,
): Promise<ResourceReply> {
  if (kind !== 'album') return readContent(deps, kind, id, actor);
  const reply = await getAlbum(deps, actor, id);
  return { kind, reply, palmares: await readAlbumPalmares(deps, reply) };
}

async function readContent<K extends ContentKind>(
  deps: ReadDeps,
  kind: K,
  id: number,
  actor: Actor,
): Promise<ContentReply<K>> {
  return { kind, reply: await SERVER_KINDS[kind].service.get(deps, actor, id) };
}

/**
 * The answer at the address of an album or content (docs/decisions/0049-heads-and-embeds.md). Status 200 with null: it exists, and its author
 * may read it there.
 */
type FoundResource =
  | { readonly status: 200; readonly thing: ResourceReply | null }
  | { readonly status: 404 | 410; readonly thing: null };

/** Reads it as a visitor. */
export async function findPublicResource(
  deps: ReadDeps,
  kind: ResourceKind,
  id: number,
): Promise<FoundResource> {
  try {
    return { status: 200, thing: await readReply(deps, kind, id) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.code !== 'not_found') return { status: 200, thing: null };
    return { status: (await isGone(deps.db, kind, id)) ? 410 : 404, thing: null };
  }
}

export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && error.status < 500;

export function toPublicResource(thing: ResourceReply): PublicResource {
  const { kind, reply } = thing;
  const { id, name, author } = reply;
  const told = { kind, id, name, author: author.username, nametag: getPage(author) };
  if (thing.kind === 'album') {
    const { images } = thing.reply;
    const tiers = getTiers(images, thing.palmares);
    const leaders = tiers.flatMap((tier) => tier.images).slice(0, PAGE_HEAD.leadersMax);
    const groups = [{ label: '', images }];
    return { ...told, description: null, album: null, groups, champion: null, beaten: [], leaders, tiers };
  }
  const { description, album } = thing.reply;
  return { ...told, description, album: album?.name ?? null, ...tellResult(thing), leaders: [], tiers: [] };
}

const tellResult = <K extends ContentKind>({ kind, reply }: ContentReply<K>): PublicResult =>
  SERVER_KINDS[kind].tellResult(reply);

/** Images with enough votes to have a tier, under its name. */
function getTiers(images: readonly Image[], palmares: AlbumPalmares): PublicGroup[] {
  const imageOf = new Map(images.map((image) => [image.id, image]));
  const known = palmares.images.filter(({ tier }) => tier !== null);
  if (known.length === 0) return [];
  return DEFAULT_TIERS.map(({ label, color }, index) => ({
    label,
    color,
    images: known.flatMap(({ id_image, tier }) => (tier === index ? (imageOf.get(id_image) ?? []) : [])),
  }));
}

/** Throws the refusal that a visitor gets. */
export const readResource = async (deps: ReadDeps, kind: ResourceKind, id: number): Promise<PublicResource> =>
  toPublicResource(await readReply(deps, kind, id));

const getPage = (author: Author): string => (hasAuthorPage(author) ? author.nametag : '');
