// What a public thing tells anybody: its head, its structured data and its picture are made of this, and of nothing else. Read as a visitor
// through the services of the API, so that who may not read it there reads nothing here.
import { CONTENT_KINDS } from '@palmares/core/content-kind';
import { hasAuthorPage } from '@palmares/core/contract/pages';
import type {
  Album,
  AlbumPalmares,
  Author,
  Image,
  Ranking,
  Tierlist,
  Tournament,
} from '@palmares/core/contract/types';
import { PAGE_HEAD } from '@palmares/core/limits';
import { type Actor, VISITOR } from '@palmares/core/permissions';
import { resultOf } from '@palmares/core/ranking/result';
import { fromLines } from '@palmares/core/tierlist/wire';
import { groupTitle } from '@palmares/core/tournament/messages';
import { fromSaved } from '@palmares/core/tournament/wire';
import { getAlbum } from '../../catalog/album/album.service.ts';
import type { Deps } from '../../deps.ts';
import { readPalmaresOf } from '../palmares/palmares.service.ts';
import { getRanking } from '../ranking/ranking.service.ts';
import { getTierlist } from '../tierlist/tierlist.service.ts';
import { getTournament } from '../tournament/tournament.service.ts';

export const THING_KINDS = ['album', ...CONTENT_KINDS] as const;
export type ThingKind = (typeof THING_KINDS)[number];

export type ToldGroup = {
  readonly label: string;
  /** Of a tier: six hex digits without #. */
  readonly color?: string;
  readonly images: readonly Image[];
};

export type ToldThing = {
  readonly kind: ThingKind;
  readonly id: number;
  readonly name: string;
  /** What its author wrote. */
  readonly description: string | null;
  readonly author: string;
  /** Of the author's page; empty where there is none. */
  readonly nametag: string;
  /** The album it was made of; null for an album, and for one that a visitor may not know (D17). */
  readonly album: string | null;
  /** From the best; an album is one group. */
  readonly groups: readonly ToldGroup[];
  /** Of an album: the first of its palmarès, once it is one; else none. */
  readonly leaders: readonly Image[];
  /** Of a tournament: its champion, and whom it beat. */
  readonly champion: number | null;
  readonly beaten: readonly number[];
};

const NO_RESULT = { leaders: [], champion: null, beaten: [] } as const;

/** As the API answers it. */
export type ThingReply =
  | { readonly kind: 'album'; readonly reply: Album; readonly palmares: AlbumPalmares }
  | { readonly kind: 'tierlist'; readonly reply: Tierlist }
  | { readonly kind: 'tournament'; readonly reply: Tournament }
  | { readonly kind: 'ranking'; readonly reply: Ranking };

/** As `actor` reads it, whose refusal it throws. */
export async function readReply(
  deps: Deps,
  kind: ThingKind,
  id: number,
  actor: Actor = VISITOR,
): Promise<ThingReply> {
  switch (kind) {
    case 'album': {
      const reply = await getAlbum(deps, actor, id);
      return { kind, reply, palmares: await readPalmaresOf(deps, reply) };
    }
    case 'tierlist':
      return { kind, reply: await getTierlist(deps, actor, id) };
    case 'tournament':
      return { kind, reply: await getTournament(deps, actor, id) };
    case 'ranking':
      return { kind, reply: await getRanking(deps, actor, id) };
  }
}

export function toToldThing(thing: ThingReply): ToldThing {
  const { kind, reply } = thing;
  switch (kind) {
    case 'album': {
      const { id, name, author, images } = reply;
      return {
        ...NO_RESULT,
        kind,
        id,
        name,
        description: null,
        author: author.username,
        nametag: pageOf(author),
        album: null,
        groups: [{ label: '', images }],
        leaders: leadersOf(images, thing.palmares),
      };
    }
    case 'tierlist':
      return { ...NO_RESULT, kind, ...toldOf(reply), groups: groupsOfTierlist(reply) };
    case 'tournament':
      return { ...NO_RESULT, kind, ...toldOf(reply), ...resultOfTournament(reply) };
    case 'ranking':
      return { ...NO_RESULT, kind, ...toldOf(reply), groups: groupsOfRanking(reply) };
  }
}

/** Images of which enough is known to have a tier. */
function leadersOf(images: readonly Image[], palmares: AlbumPalmares): Image[] {
  const known = palmares.images.filter(({ tier }) => tier !== null).slice(0, PAGE_HEAD.leadersMax);
  const imageOf = new Map(images.map((image) => [image.id, image]));
  return known.flatMap(({ id_image }) => imageOf.get(id_image) ?? []);
}

/** Throws the refusal that a visitor gets. */
export const readThing = async (deps: Deps, kind: ThingKind, id: number): Promise<ToldThing> =>
  toToldThing(await readReply(deps, kind, id));

const pageOf = (author: Author): string => (hasAuthorPage(author) ? author.nametag : '');

type Content = Pick<Tierlist, 'id' | 'name' | 'description' | 'author' | 'album'>;

function toldOf({ id, name, description, author, album }: Content) {
  return {
    id,
    name,
    description,
    author: author.username,
    nametag: pageOf(author),
    album: album?.name ?? null,
  };
}

/** Tiers from the first; what was not placed is left out. */
function groupsOfTierlist({ lines }: Pick<Tierlist, 'lines'>): ToldGroup[] {
  const known = byId(lines.flatMap(({ images }) => images));
  return fromLines(lines).tiers.map(({ label, color, images }) => ({
    label,
    color,
    images: pick(known, images),
  }));
}

/** The champion, the finalists, and on to those who left in the first round. */
function resultOfTournament(tournament: Tournament): Pick<ToldThing, 'groups' | 'champion' | 'beaten'> {
  const { turn, winner_id, tournamentImage, duels } = tournament;
  const known = byId(tournamentImage);
  const view = fromSaved({ turn, winner_id, images: tournamentImage, duels });
  const groups = view.groups.map((group) => ({
    label: groupTitle(group, 'viewer'),
    images: pick(known, group.images),
  }));
  return { groups, champion: view.champion, beaten: view.path.flatMap(({ beaten }) => beaten) };
}

/** A group for each rank; images in progress have none yet. */
function groupsOfRanking({ rankingImage }: Pick<Ranking, 'rankingImage'>): ToldGroup[] {
  const known = byId(rankingImage);
  const { podium, rest } = resultOf(rankingImage);
  return [...podium, ...rest]
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ rank, image }) => ({ label: `${rank}.`, images: pick(known, [image]) }));
}

type Held = { readonly id_image: number; readonly image: Image };

const byId = (held: readonly Held[]) => new Map(held.map(({ id_image, image }) => [id_image, image]));

const pick = (known: ReadonlyMap<number, Image>, ids: readonly number[]) =>
  ids.flatMap((id) => known.get(id) ?? []);
