// Error texts for names and descriptions, in the language of the kind's editor. Texts quoted by the specification are verbatim.
import type { DetailsIssueCode } from './check-details.ts';
import type { ContentKind } from './content-kind.ts';

type DetailsTexts = Readonly<Record<DetailsIssueCode, string>>;

const FRENCH_LENGTHS = {
  name_too_long: 'Le nom ne peut pas dépasser 100 caractères.',
  description_too_long: 'La description ne peut pas dépasser 500 caractères.',
} as const;

const DETAILS_TEXTS: Readonly<Record<ContentKind, DetailsTexts>> = {
  tierlist: { ...FRENCH_LENGTHS, name_required: 'Veuillez donner un nom à votre tierlist.' },
  tournament: {
    name_required: 'Please give your tournament a name.',
    name_too_long: 'The name cannot be longer than 100 characters.',
    description_too_long: 'The description cannot be longer than 500 characters.',
  },
  ranking: {
    ...FRENCH_LENGTHS,
    name_required: 'Veuillez vous connecter et donner un nom à votre classement.',
  },
};

export function detailsText(kind: ContentKind, code: DetailsIssueCode): string {
  return DETAILS_TEXTS[kind][code];
}
