import { ALBUM } from '@palmares/core/limits';
import type * as fr from '../fr/fields.ts';

export const PASSWORD_TEXTS: typeof fr.PASSWORD_TEXTS = {
  shown: 'the password',
  show: (what) => `Show ${what}`,
  hide: (what) => `Hide ${what}`,
  current: 'Current password',
  currentShown: 'the current password',
  next: 'New password',
  nextShown: 'the new password',
  nextHint: 'At least 8 characters.',
  confirmation: 'Confirm the new password',
  confirmationShown: 'the password confirmation',
};

export const CODE_TEXTS: typeof fr.CODE_TEXTS = {
  app: {
    label: 'Code from your app',
    hint: 'The 6 digits that your app shows.',
    other: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of those you kept; it works only once.',
    other: 'Use the code from your app',
  },
};

export const CATEGORY_TEXTS: typeof fr.CATEGORY_TEXTS = {
  label: 'Categories',
  selected: (selected) => `1 to ${ALBUM.categoriesMax} · ${selected} / ${ALBUM.categoriesMax}`,
};
