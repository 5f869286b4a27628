// Error texts for names and descriptions. Texts quoted by the specification are verbatim.
import type { DetailsIssueCode } from '@palmares/core/check-details';
import type { ContentKind } from '@palmares/core/content-kind';

type DetailsTexts = Readonly<Record<DetailsIssueCode, string>>;

const LENGTHS = {
  name_too_long: 'Le nom ne peut pas dépasser 100 caractères.', // (BU-5)
  description_too_long: 'La description ne peut pas dépasser 500 caractères.', // (BU-5)
};

const DETAILS_TEXTS: Readonly<Record<ContentKind, DetailsTexts>> = {
  tierlist: { ...LENGTHS, name_required: 'Veuillez donner un nom à votre tierlist.' }, // (TL-18)
  tournament: { ...LENGTHS, name_required: 'Veuillez donner un nom à votre tournoi.' },
  ranking: {
    ...LENGTHS,
    name_required: 'Veuillez vous connecter et donner un nom à votre classement.', // (RK-52)
  },
};

export function detailsText(kind: ContentKind, code: DetailsIssueCode): string {
  return DETAILS_TEXTS[kind][code];
}
