// Metadata of pages that are the same for everyone. Their titles equal those that the client sets.
import type { PageName } from '@palmares/core/contract/pages';

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

export const PAGE_TEXTS: Partial<Record<PageName, PageText>> = {
  home: { title: null, description: ABOUT, isFound: true },
  gallery: {
    title: 'Albums',
    description: 'Des albums d’images à départager : faites-en une tier list, un tournoi ou un classement.',
    isFound: true,
  },
  tierlists: {
    title: 'Tier lists',
    description: 'Ce que les autres mettent en S, et ce qu’ils laissent en D.',
    isFound: true,
  },
  tournaments: {
    title: 'Tournois',
    description: 'Un duel après l’autre, et un seul champion à la fin.',
    isFound: true,
  },
  rankings: { title: 'Classements', description: 'Choix après choix, un podium se forme.', isFound: true },
  terms: { title: 'Conditions d’utilisation', description: ABOUT, isFound: true },
  privacy: { title: 'Confidentialité', description: ABOUT, isFound: true },
  legalNotice: { title: 'Mentions légales', description: ABOUT, isFound: true },
};
