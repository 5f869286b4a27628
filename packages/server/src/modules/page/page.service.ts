// What the page of an address says before any script runs. Always to a visitor: a browser that asks for a page tells nobody's session.
// Who may read what is decided by the services that answer the calls; what a visitor may not read says no more than what is not there.
import type { FoundPage } from '@palmares/core/contract/find-page';
import { PAGES, type PageName } from '@palmares/core/contract/pages';
import type { Tierlist } from '@palmares/core/contract/types';
import { VISITOR } from '@palmares/core/permissions';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { getAlbum } from '../album/album.service.ts';
import { getAuthor } from '../author/author.service.ts';
import { getRanking } from '../ranking/ranking.service.ts';
import { getTierlist } from '../tierlist/tierlist.service.ts';
import { getTournament } from '../tournament/tournament.service.ts';
import { isGone } from './gone.repository.ts';
import type { PageHead } from './page-head.ts';
import { NEUTRAL, PAGE_TEXTS } from './page-texts.ts';
import { breadcrumb, itemList } from './structured-data.ts';
import {
  describeAlbum,
  describeContent,
  groupsOfRanking,
  groupsOfTierlist,
  groupsOfTournament,
  shorten,
  type ToldGroup,
} from './told-content.ts';

export type DescribedPage = { readonly status: 200 | 404 | 410; readonly head: PageHead };

const PLAIN = { type: 'website', structured: [], picture: null } as const;

export const MISSING: DescribedPage = {
  status: 404,
  head: { ...NEUTRAL, ...PLAIN, title: 'Page introuvable', canonical: null },
};

/** Where each kind of thing stands. */
const SHOWN = {
  album: { list: 'gallery', word: 'Album' },
  tierlist: { list: 'tierlists', word: 'Tier list' },
  tournament: { list: 'tournaments', word: 'Tournoi' },
  ranking: { list: 'rankings', word: 'Classement' },
} as const;

type Kind = keyof typeof SHOWN;

export async function describePage(deps: Deps, { name, id, nametag }: FoundPage): Promise<DescribedPage> {
  if (nametag !== null) return describeAuthor(deps, nametag);
  if (id !== null && isKind(name)) return describeThing(deps, name, id);
  const text = PAGE_TEXTS[name] ?? NEUTRAL;
  return { status: 200, head: { ...text, ...PLAIN, canonical: text.isFound ? PAGES[name] : null } };
}

const isKind = (name: PageName): name is Kind => Object.hasOwn(SHOWN, name);

async function describeThing(deps: Deps, kind: Kind, id: number): Promise<DescribedPage> {
  try {
    return { status: 200, head: await headOf(deps, kind, id) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // It is there, and its author may read it with this very page.
    if (error.code !== 'not_found') return { status: 200, head: { ...NEUTRAL, ...PLAIN, canonical: null } };
    return { ...MISSING, status: (await isGone(deps.db, kind, id)) ? 410 : 404 };
  }
}

const isRefusal = (error: unknown): error is AppError => error instanceof AppError && error.status < 500;

async function describeAuthor(deps: Deps, wanted: string): Promise<DescribedPage> {
  try {
    const { username, nametag } = await getAuthor(deps, wanted);
    const canonical = PAGES.author.replace(':nametag', nametag);
    const description = shorten(`Les albums, tier lists, tournois et classements publics de ${username}.`);
    const structured = [{ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: username } }];
    const title = `${username} (@${nametag})`;
    const head = { ...PLAIN, title, description, canonical, type: 'profile', structured } as const;
    return { status: 200, head };
  } catch (error) {
    if (isRefusal(error)) return MISSING;
    throw error;
  }
}

async function headOf(deps: Deps, kind: Kind, id: number): Promise<PageHead> {
  switch (kind) {
    case 'album': {
      const album = await getAlbum(deps, VISITOR, id);
      return headOfThing(deps, kind, album, describeAlbum(album), [{ label: '', images: album.images }]);
    }
    case 'tierlist': {
      const tierlist = await getTierlist(deps, VISITOR, id);
      return headOfContent(deps, kind, tierlist, groupsOfTierlist(tierlist));
    }
    case 'tournament': {
      const tournament = await getTournament(deps, VISITOR, id);
      return headOfContent(deps, kind, tournament, groupsOfTournament(tournament));
    }
    case 'ranking': {
      const ranking = await getRanking(deps, VISITOR, id);
      return headOfContent(deps, kind, ranking, groupsOfRanking(ranking));
    }
  }
}

type Content = Pick<Tierlist, 'id' | 'name' | 'description' | 'author' | 'album'>;

function headOfContent(deps: Deps, kind: Kind, content: Content, groups: readonly ToldGroup[]): PageHead {
  return headOfThing(deps, kind, content, describeContent(content, SHOWN[kind].word, groups), groups);
}

function headOfThing(
  { config }: Deps,
  kind: Kind,
  { id, name }: { id: number; name: string },
  description: string,
  groups: readonly ToldGroup[],
): PageHead {
  const { list, word } = SHOWN[kind];
  const canonical = PAGES[kind].replace(':id', String(id));
  const steps = [
    { name: PAGE_TEXTS[list]?.title ?? word, address: config.publicUrl + PAGES[list] },
    { name, address: config.publicUrl + canonical },
  ];
  const structured = [breadcrumb(steps), itemList(name, groups)];
  return { title: name, description, canonical, type: 'article', structured, picture: null };
}
