// Error texts for names and descriptions. Those of a tournament are English in every language, like its editor (LB-1).
import type { DetailsIssueCode } from '@palmares/core/check-details';
import type { ContentKind } from '@palmares/core/content-kind';
import { API_TEXTS, type Phrase } from '../../api-texts.ts';

export const detailsText =
  (kind: ContentKind, code: DetailsIssueCode): Phrase =>
  (texts) =>
    (kind === 'tournament' ? API_TEXTS.en : texts).detailsText(kind, code);
