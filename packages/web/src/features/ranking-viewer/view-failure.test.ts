import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.ts';
import { getViewFailure } from './view-failure.ts';

const refused = (status: number, code: 'not_found' | 'content_private' | 'auth_required' | 'forbidden') =>
  new ApiError({ status, code, message: '' });

describe('RK-75: getViewFailure', () => {
  it.each([
    [refused(404, 'not_found'), 'Classement introuvable'],
    [refused(403, 'content_private'), 'Ce classement est privé'],
    [refused(401, 'auth_required'), 'Ce classement est privé'],
    [refused(403, 'forbidden'), 'Accès interdit à ce classement'],
  ])('names the refusal %#', (error, text) => {
    expect(getViewFailure(error)).toMatchObject({ text, retry: false });
  });

  it('offers another try when it is nobody’s refusal', () => {
    const failed = { text: 'Erreur lors du chargement du classement', retry: true };
    expect(getViewFailure(new NetworkError())).toMatchObject(failed);
    expect(getViewFailure(new ApiError({ status: 500, code: 'internal_error', message: '' }))).toMatchObject(
      failed,
    );
  });

  it('offers to sign in to a visitor only', () => {
    expect(getViewFailure(refused(401, 'auth_required')).signIn).toBe(true);
    expect(getViewFailure(refused(403, 'content_private')).signIn).toBe(false);
  });
});
