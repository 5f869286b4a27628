import { expect, test } from 'vitest';
import { CONTENT_KINDS } from './content-kind.ts';
import { detailsText } from './details-text.ts';
import { CONTENT } from './limits.ts';
import { saveText as rankingSaveText } from './ranking/messages.ts';
import { saveText as tournamentSaveText } from './tournament/messages.ts';

test('each kind asks for a name in its own words', () => {
  expect(detailsText('tierlist', 'name_required')).toBe('Veuillez donner un nom à votre tierlist.');
  expect(detailsText('tournament', 'name_required')).toBe(tournamentSaveText('name_required'));
  expect(detailsText('ranking', 'name_required')).toBe(rankingSaveText('login_or_name_required'));
});

test.each(CONTENT_KINDS)('the texts of a %s name the limits of lengths', (kind) => {
  expect(detailsText(kind, 'name_too_long')).toContain(String(CONTENT.nameMax));
  expect(detailsText(kind, 'description_too_long')).toContain(String(CONTENT.descriptionMax));
});
