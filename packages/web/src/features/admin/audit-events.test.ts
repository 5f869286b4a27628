import { expect, test } from 'vitest';
import { eventText, targetText } from './audit-events.ts';

test.each([
  ['login_refused', 'account 5', 'compte 5'],
  ['login_refused', 'unknown 0a1b2c3d4e5f', 'compte inconnu, empreinte 0a1b2c3d4e5f'],
  ['role_added', 'account 5 admin', 'compte 5 admin'],
  ['image_purged', 'image 12, album 3', 'image 12, album 3'],
  ['album_deleted', 'album 3', 'album 3'],
  ['content_deleted', 'tierlist 4', 'tier list 4'],
  ['content_deleted', 'tournament 4', 'tournoi 4'],
  ['content_made_private', 'ranking 4', 'classement 4'],
  ['category_created', 'account 5', 'account 5'],
])('a line of %s on « %s » reads « %s »', (event, target, text) => {
  expect(targetText(event, target)).toBe(text);
});

test('an event that this page does not know shows its own name', () => {
  expect([eventText('logout'), eventText('something_new')]).toEqual(['Déconnexion', 'something_new']);
});
