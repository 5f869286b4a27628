import type { ContentKind } from '@palmares/core/content-kind';
import type { Language } from '@palmares/texts/language';

/** The language of a kind's screens, messages and embeds; null for the page's. A tournament's are English in every language (LB-1). */
export const KIND_LANGUAGES: Readonly<Record<ContentKind, Language | null>> = {
  tierlist: null,
  tournament: 'en',
  ranking: null,
};
