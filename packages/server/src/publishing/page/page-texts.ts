// Metadata of pages that are the same for everyone. Their titles equal those that the client sets.
import { forEachList, type ListName } from '@palmares/core/content-kind';
import type { PageName } from '@palmares/core/contract/pages';
import { PUBLISHED_KINDS } from '../kinds/kinds.ts';

type PageText = {
  readonly title: string | null;
  readonly description: string;
  /** True if search engines may index it. */
  readonly isFound: boolean;
};

const ABOUT =
  'Un album, trois façons de trancher : tier list, tournoi, classement. Composez et partagez votre palmarès.';

/** Used for private pages and unknown addresses. */
export const NEUTRAL: PageText = { title: null, description: ABOUT, isFound: false };

export const PAGE_TEXTS: Partial<Record<PageName, PageText>> & Record<ListName, PageText> = {
  home: { title: null, description: ABOUT, isFound: true },
  gallery: {
    title: 'Albums',
    description: 'Des albums d’images à départager : faites-en une tier list, un tournoi ou un classement.',
    isFound: true,
  },
  ...forEachList((kind) => ({ ...PUBLISHED_KINDS[kind].list, isFound: true })),
  terms: { title: 'Conditions d’utilisation', description: ABOUT, isFound: true },
  privacy: { title: 'Confidentialité', description: ABOUT, isFound: true },
  legalNotice: { title: 'Mentions légales', description: ABOUT, isFound: true },
};
