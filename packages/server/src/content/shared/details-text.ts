// Error texts for names and descriptions, in the language of the kind's editor.
import type { DetailsIssueCode } from '@palmares/core/check-details';
import type { ContentKind } from '@palmares/core/content-kind';
import { API_TEXTS, type Phrase } from '../../api-texts.ts';
import { KIND_LANGUAGES } from './kind-languages.ts';

export const detailsText =
  (kind: ContentKind, code: DetailsIssueCode): Phrase =>
  (texts) => {
    const language = KIND_LANGUAGES[kind];
    return (language === null ? texts : API_TEXTS[language]).detailsText(kind, code);
  };
