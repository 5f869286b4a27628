// The initial API replies of a page, as a visitor gets them: its HTML is rendered from them.
import { CONTENT_KINDS, listName } from '@palmares/core/content-kind';
import type { FoundPage } from '@palmares/core/contract/find-page';
import type { SsrReplies } from '@palmares/core/contract/ssr';
import { EXCERPT, GALLERY, HOME } from '@palmares/core/limits';
import { VISITOR } from '@palmares/core/permissions';
import { getAlbum } from '../../catalog/album/album.service.ts';
import { listAlbums } from '../../catalog/album/album-list.service.ts';
import { listCategories } from '../../catalog/category/category.service.ts';
import { listEachKind, SERVER_KINDS } from '../../content/kinds.ts';
import { isRefusal, type ResourceReply } from '../../content/public-resource/public-resource.ts';
import type { LastWritePosition } from '../../db/replica.ts';
import type { Deps, ReadDeps } from '../../deps.ts';
import type { Reader } from '../../http/context.ts';
import { getHome } from '../home/home.service.ts';

const WHOLE_LIST = { sort: 'newest', limit: GALLERY.pageSize } as const;
/** The editor of a new content, whose address names its album. The app renders the editors of the other kinds, and of saved contents. */
const EDITOR = 'tierlistCreate';
const ALBUM_ID = /^[1-9]\d{0,9}$/;

/** `query` is that of the address, without its question mark. */
type Asked = Pick<FoundPage, 'name'> & { readonly query?: string };

/** `thing` is the page's album or content, if it has one. Returns null for a page that shows a visitor nothing initially. */
export async function readSsrReplies(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'replica' | 'secrets'>,
  { name, query = '' }: Asked,
  thing: ResourceReply | null,
  wrote: LastWritePosition,
): Promise<SsrReplies | null> {
  const { contactEmail, publicUrl } = deps.config;
  const params = new URLSearchParams(query);
  const replies = await (name === EDITOR
    ? readEditor(deps, params.get('album'))
    : readPage(deps, { actor: VISITOR, wrote }, { name, params }, thing));
  return replies === null ? null : { site: { contactEmail, publicUrl }, ...replies };
}

type Replies = Omit<SsrReplies, 'site'>;

/** The album of a new content, if a visitor may read it. */
async function readEditor(
  deps: Pick<Deps, 'clock' | 'db' | 'secrets'>,
  album: string | null,
): Promise<Replies | null> {
  if (album === null || !ALBUM_ID.test(album)) return null;
  try {
    return { album: await getAlbum(deps, VISITOR, Number(album)) };
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/**
 * Queries whose content the app loads itself: filters of lists, the dialog of an album. Other queries only record where a link was clicked.
 */
const OWN_QUERY = ['album', 'search', 'category', 'sort'];

type ReadPage = Pick<FoundPage, 'name'> & { readonly params: URLSearchParams };

async function readPage(
  deps: ReadDeps,
  reader: Reader,
  { name, params }: ReadPage,
  thing: ResourceReply | null,
): Promise<Replies | null> {
  if (OWN_QUERY.some((each) => params.has(each))) return null;
  return thing === null ? readList(deps, reader, name) : readAround(deps, reader, thing);
}

async function readList(deps: ReadDeps, reader: Reader, name: FoundPage['name']): Promise<Replies | null> {
  if (name === 'home') return { home: await getHome(deps, reader, {}), seed: seedAt(deps.clock()) };
  if (name === 'gallery') return withCategories(deps, { albums: await listAlbums(deps, reader, WHOLE_LIST) });
  const kind = CONTENT_KINDS.find((each) => listName(each) === name);
  if (kind === undefined) return null;
  const list = await SERVER_KINDS[kind].service.list(deps, reader, WHOLE_LIST);
  return withCategories(deps, { [listName(kind)]: list });
}

const withCategories = async (deps: Pick<Deps, 'db'>, list: Replies): Promise<Replies> => ({
  ...list,
  categories: await listCategories(deps),
});

/** A content is complete; an album also needs its palmarès and the contents made from it. */
async function readAround(deps: ReadDeps, reader: Reader, thing: ResourceReply): Promise<Replies> {
  const { kind, reply } = thing;
  if (kind !== 'album') return { [kind]: reply };
  const made = { album: reply.id, sort: 'newest', limit: EXCERPT.contents } as const;
  const contents = await listEachKind(deps, reader, made);
  return { album: reply, palmares: thing.palmares, ...contents };
}

/** Changes the duel every few minutes, so that browsers can cache the page meanwhile. */
function seedAt(now: Date): number {
  const turn = Math.floor(now.getTime() / HOME.duelMs);
  // Spread over 32 bits (Knuth's multiplicative hash).
  return Math.imul(turn, 2_654_435_761) >>> 0;
}
