import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.ts';
import { loadingText } from './failures.ts';

const refused = (status: number, code: 'not_found' | 'forbidden' | 'session_revoked' | 'internal_error') =>
  new ApiError({ status, code, message: '' });

test.each([
  [refused(404, 'not_found'), "Album introuvable ou vous n'avez pas les permissions nécessaires."],
  [refused(403, 'forbidden'), "Vous n'avez pas les permissions pour éditer cet album."],
  [refused(401, 'session_revoked'), 'Vous devez être connecté pour accéder à cette page.'],
  [refused(500, 'internal_error'), "Erreur lors du chargement de l'album. Veuillez réessayer plus tard."],
  [new NetworkError(), "Erreur lors du chargement de l'album. Veuillez réessayer plus tard."],
])('AL-72: says why the album did not open: %#', (error, text) => {
  expect(loadingText(error)).toBe(text);
});
