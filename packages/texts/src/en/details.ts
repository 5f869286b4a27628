import type { DetailsIssueCode } from '@palmares/core/check-details';
import type { ContentKind } from '@palmares/core/content-kind';
import type * as fr from '../fr/details.ts';

type DetailsTexts = Readonly<Record<DetailsIssueCode, string>>;

const LENGTHS = {
  name_too_long: 'The name cannot be longer than 100 characters.',
  description_too_long: 'The description cannot be longer than 500 characters.',
};

const DETAILS_TEXTS: Readonly<Record<ContentKind, DetailsTexts>> = {
  tierlist: { ...LENGTHS, name_required: 'Please give your tier list a name.' },
  tournament: { ...LENGTHS, name_required: 'Please give your tournament a name.' }, // (TO-39)
  ranking: { ...LENGTHS, name_required: 'Please log in and give your ranking a name.' },
};

export const detailsText: typeof fr.detailsText = (kind, code) => DETAILS_TEXTS[kind][code];
