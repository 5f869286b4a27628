// The initial API replies of a page, as a visitor gets them: its HTML is rendered from them.
import { CONTENT_KINDS, listName } from '@palmares/core/content-kind';
import type { FoundPage } from '@palmares/core/contract/find-page';
import type { SsrReplies } from '@palmares/core/contract/ssr';
import { EXCERPT, GALLERY, HOME } from '@palmares/core/limits';
import { VISITOR } from '@palmares/core/permissions';
import { listAlbums } from '../../catalog/album/album-list.service.ts';
import { listCategories } from '../../catalog/category/category.service.ts';
import { listEachKind, SERVER_KINDS } from '../../content/kinds.ts';
import type { ResourceReply } from '../../content/public-resource/public-resource.ts';
import type { LastWritePosition } from '../../db/replica.ts';
import type { Deps } from '../../deps.ts';
import type { Reader } from '../../http/context.ts';
import { getHome } from '../home/home.service.ts';

const WHOLE_LIST = { sort: 'newest', limit: GALLERY.pageSize } as const;

/** `thing` is the page's album or content, if it has one. Returns null for a page that shows a visitor nothing initially. */
export async function readSsrReplies(
  deps: Deps,
  { name }: Pick<FoundPage, 'name'>,
  thing: ResourceReply | null,
  wrote: LastWritePosition,
): Promise<SsrReplies | null> {
  const { contactEmail, publicUrl } = deps.config;
  const reader = { actor: VISITOR, wrote };
  const replies = await (thing === null ? readList(deps, reader, name) : readAround(deps, reader, thing));
  return replies === null ? null : { site: { contactEmail, publicUrl }, ...replies };
}

type Replies = Omit<SsrReplies, 'site'>;

async function readList(deps: Deps, reader: Reader, name: FoundPage['name']): Promise<Replies | null> {
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
async function readAround(deps: Deps, reader: Reader, thing: ResourceReply): Promise<Replies> {
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
