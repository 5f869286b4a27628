// What the page of an address says before any script runs. Always to a visitor: a browser that asks for a page tells nobody's session.
// Who may read what is decided by the services that answer the calls; what a visitor may not read says no more than what is not there.
import { PAGES, type PageName } from '@palmares/core/contract/pages';
import type { Ranking, Tierlist, Tournament } from '@palmares/core/contract/types';
import { VISITOR } from '@palmares/core/permissions';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { getRanking } from '../ranking/ranking.service.ts';
import { getTierlist } from '../tierlist/tierlist.service.ts';
import { getTournament } from '../tournament/tournament.service.ts';
import { isGone, type PublicThing } from './gone.repository.ts';
import type { PageHead } from './page-head.ts';
import { NEUTRAL, PAGE_TEXTS } from './page-texts.ts';
import { breadcrumb, itemList } from './structured-data.ts';
import {
  describeContent,
  groupsOfRanking,
  groupsOfTierlist,
  groupsOfTournament,
  type ToldGroup,
} from './told-content.ts';

export type DescribedPage = { readonly status: 200 | 404 | 410; readonly head: PageHead };

const PLAIN = { type: 'website', structured: [], picture: null } as const;

export const MISSING: DescribedPage = {
  status: 404,
  head: { ...NEUTRAL, ...PLAIN, title: 'Page introuvable', canonical: null },
};

const SHOWN = {
  tierlist: { list: 'tierlists', word: 'Tier list' },
  tournament: { list: 'tournaments', word: 'Tournoi' },
  ranking: { list: 'rankings', word: 'Classement' },
} as const;

type Kind = keyof typeof SHOWN;

/** `id`: the number in the address, where its pattern has one. */
export async function describePage(deps: Deps, name: PageName, id: number | null): Promise<DescribedPage> {
  if (id !== null && isKind(name)) return describeThing(deps, name, id);
  const text = PAGE_TEXTS[name] ?? NEUTRAL;
  return { status: 200, head: { ...text, ...PLAIN, canonical: text.isFound ? PAGES[name] : null } };
}

const isKind = (name: PageName): name is Kind => Object.hasOwn(SHOWN, name);

async function describeThing(deps: Deps, kind: Kind, id: number): Promise<DescribedPage> {
  try {
    return { status: 200, head: await headOf(deps, kind, id) };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    // It is there, and its author may read it with this very page.
    if (error.code !== 'not_found') return { status: 200, head: { ...NEUTRAL, ...PLAIN, canonical: null } };
    return { ...MISSING, status: (await isGone(deps.db, kind satisfies PublicThing, id)) ? 410 : 404 };
  }
}

async function headOf(deps: Deps, kind: Kind, id: number): Promise<PageHead> {
  switch (kind) {
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

type Content = Pick<Tierlist & Tournament & Ranking, 'id' | 'name' | 'description' | 'author' | 'album'>;

function headOfContent(
  { config }: Deps,
  kind: Kind,
  content: Content,
  groups: readonly ToldGroup[],
): PageHead {
  const { list, word } = SHOWN[kind];
  const canonical = PAGES[kind].replace(':id', String(content.id));
  const steps = [
    { name: PAGE_TEXTS[list]?.title ?? word, address: config.publicUrl + PAGES[list] },
    { name: content.name, address: config.publicUrl + canonical },
  ];
  return {
    title: content.name,
    description: describeContent(content, word, groups),
    canonical,
    type: 'article',
    structured: [breadcrumb(steps), itemList(content.name, groups)],
    picture: null,
  };
}
