import { CONTENT_KINDS } from '@palmares/core/content-kind';
import { CONTENT } from '@palmares/core/content-limits';
import { expect, test } from 'vitest';
import * as english from './en/details.ts';
import { saveText as tournamentSaveText } from './en/tournament-rules.ts';
import { detailsText } from './fr/details.ts';
import { saveText as rankingSaveText } from './fr/ranking.ts';

test('each kind asks for a name in its own words', () => {
  expect(detailsText('tierlist', 'name_required')).toBe('Veuillez donner un nom à votre tierlist.');
  expect(english.detailsText('tournament', 'name_required')).toBe(tournamentSaveText('name_required'));
  expect(detailsText('ranking', 'name_required')).toBe(rankingSaveText('login_or_name_required'));
});

test.each(CONTENT_KINDS)('the texts of a %s name the limits of lengths', (kind) => {
  for (const getText of [detailsText, english.detailsText]) {
    expect(getText(kind, 'name_too_long')).toContain(String(CONTENT.nameMax));
    expect(getText(kind, 'description_too_long')).toContain(String(CONTENT.descriptionMax));
  }
});
