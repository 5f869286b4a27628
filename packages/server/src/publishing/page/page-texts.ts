// Metadata of pages that are the same for everyone.
import type { PageName } from '@palmares/core/contract/pages';
import type { Language } from '@palmares/texts/language';
import { HEAD_TEXTS } from '../meta/head-texts.ts';

type PageText = { readonly title: string | null; readonly description: string };

/** Returns null for pages that search engines must not index. */
export function findPageText(name: PageName, language: Language): PageText | null {
  const texts: Partial<Record<PageName, PageText>> = HEAD_TEXTS[language].PAGE_TEXTS;
  return texts[name] ?? null;
}

const ROOM_PAGES: ReadonlySet<PageName> = new Set(['roomEntry', 'room', 'roomScreen']);

/** Used for private pages and unknown addresses. */
export function getNeutralText(language: Language, name: PageName | null = null): PageText {
  if (name !== null && ROOM_PAGES.has(name)) return HEAD_TEXTS[language].ROOM_HEAD;
  return { title: null, description: HEAD_TEXTS[language].SITE_TEXTS.about };
}
