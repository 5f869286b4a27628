// The page at an address before any script runs, always for a visitor, because page requests carry no session. Content that a visitor may
// not read looks like an unknown address.
import { listName } from '@palmares/core/content-kind';
import { API_BASE } from '@palmares/core/contract/endpoint';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { FoundPage } from '@palmares/core/contract/find-page';
import { PAGES, type PageName } from '@palmares/core/contract/pages';
import { PAGE_HEAD } from '@palmares/core/limits';
import { endSentence } from '@palmares/core/text/end-sentence';
import { LANGUAGE_ROOTS, type Language } from '@palmares/texts/language';
import { getAuthor } from '../../catalog/author/author.service.ts';
import {
  findPublicResource,
  isRefusal,
  RESOURCE_KINDS,
  type ResourceKind,
  type ResourceReply,
  toPublicResource,
} from '../../content/public-resource/public-resource.ts';
import type { PublicGroup } from '../../content/shared/public-result.ts';
import type { Deps } from '../../deps.ts';
import { HEAD_TEXTS } from '../meta/head-texts.ts';
import { describeResource, shorten } from '../meta/meta-description.ts';
import { getSitePicture, type PageHead, SITE } from '../meta/page-head.ts';
import { createPreviewPicture } from '../preview/preview-picture.ts';
import { findPageText, getNeutralText } from './page-texts.ts';

/** Path of an address's oEmbed reply; pages link it in their heads. */
function oembedPath(address: string): string {
  return `${API_BASE}${ENDPOINTS.oembed.path}?${String(new URLSearchParams({ url: address, format: 'json' }))}`;
}

export type DescribedPage = {
  readonly status: 200 | 404 | 410;
  readonly head: PageHead;
  /** The page's album or content; null for other pages, and if a visitor may not read it. */
  readonly thing: ResourceReply | null;
};

/** The head of a page that search engines must not index. */
const getPlainHead = (language: Language, name: PageName | null = null): PageHead => ({
  ...getNeutralText(language, name),
  canonical: null,
  type: 'website',
  structured: [],
  picture: getSitePicture(language),
});

export const getMissingPage = (language: Language): DescribedPage => ({
  status: 404,
  head: { ...getPlainHead(language), title: HEAD_TEXTS[language].SITE_TEXTS.missing },
  thing: null,
});

/** The list page of the kind. */
const listPage = (kind: ResourceKind) => (kind === 'album' ? 'gallery' : listName(kind));

export async function describePage(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'replica' | 'secrets'>,
  { name, id, nametag }: FoundPage,
  language: Language,
): Promise<DescribedPage> {
  if (nametag !== null) return describeAuthor(deps, nametag, language);
  const kind = RESOURCE_KINDS.find((each) => each === name);
  if (kind !== undefined && id !== null) return describeThingPage(deps, kind, id, language);
  const plain = getPlainHead(language, name);
  const text = findPageText(name, language);
  return {
    status: 200,
    head: text === null ? plain : { ...plain, ...text, canonical: PAGES[name] },
    thing: null,
  };
}

async function describeThingPage(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'replica' | 'secrets'>,
  kind: ResourceKind,
  id: number,
  language: Language,
): Promise<DescribedPage> {
  const { status, thing } = await findPublicResource(deps, kind, id);
  if (status !== 200) return { ...getMissingPage(language), status };
  const head = thing === null ? getPlainHead(language) : headOfThing(deps.config.publicUrl, thing, language);
  return { status, head, thing };
}

async function describeAuthor(
  deps: Pick<Deps, 'db'>,
  wanted: string,
  language: Language,
): Promise<DescribedPage> {
  try {
    const { username, nametag } = await getAuthor(deps, wanted);
    const canonical = PAGES.author.replace(':nametag', nametag);
    const description = shorten(endSentence(HEAD_TEXTS[language].DESCRIPTION_TEXTS.author(username)));
    const structured = [{ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: username } }];
    const title = `${username} (@${nametag})`;
    const plain = getPlainHead(language);
    const head: PageHead = { ...plain, title, description, canonical, type: 'profile', structured };
    return { status: 200, head, thing: null };
  } catch (error) {
    if (isRefusal(error)) return getMissingPage(language);
    throw error;
  }
}

function headOfThing(site: string, reply: ResourceReply, language: Language): PageHead {
  const thing = toPublicResource(reply);
  const { kind, id } = thing;
  const canonical = PAGES[kind].replace(':id', String(id));
  const list = listPage(kind);
  const root = site + LANGUAGE_ROOTS[language];
  const steps = [
    { name: HEAD_TEXTS[language].PAGE_TEXTS[list].title ?? SITE, address: root + PAGES[list] },
    { name: thing.name, address: root + canonical },
  ];
  return {
    title: thing.name,
    description: describeResource(thing, language),
    canonical,
    type: 'article',
    structured: [breadcrumb(steps), itemList(thing.name, thing.groups)],
    picture: createPreviewPicture(thing, site, language) ?? getSitePicture(language),
    ...(kind === 'album' ? {} : { oembed: oembedPath(root + canonical) }),
  };
}

/** `address` is absolute. */
type Step = { readonly name: string; readonly address: string };

/** Structured data for search engines (schema.org): the steps from the home page, which is omitted, to the page itself. */
function breadcrumb(steps: readonly Step[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  };
}

/** Structured data: the first images by name, best first, and the total number. */
function itemList(name: string, groups: readonly PublicGroup[]): object {
  const images = groups.flatMap((group) => group.images);
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: images.length,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    itemListElement: images.slice(0, PAGE_HEAD.itemsMax).map((image, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: image.name,
    })),
  };
}
