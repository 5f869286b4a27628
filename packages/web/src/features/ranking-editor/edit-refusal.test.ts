import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.ts';
import { whyNotEdit } from './edit-refusal.ts';

const refused = (
  status: number,
  code: 'content_private' | 'session_revoked' | 'not_found' | 'internal_error',
) => new ApiError({ status, code, message: '' });

describe('RK-22: whyNotEdit', () => {
  it('sends anybody but the author to the viewer', () => {
    const forbidden = { text: "Vous n'êtes pas autorisé à modifier ce classement.", to: '/classements/7' };
    expect(whyNotEdit('others', 7)).toEqual({ as: 'toast', ...forbidden });
    expect(whyNotEdit(refused(403, 'content_private'), 7)).toEqual({ as: 'toast', ...forbidden });
  });

  it('says when it could not be checked who is asking', () => {
    expect(whyNotEdit(refused(401, 'session_revoked'), 7)).toEqual({
      as: 'toast',
      text: 'Erreur lors de la vérification des autorisations.',
      to: '/classements/7',
    });
  });

  it('sends to the list when the ranking could not be loaded', () => {
    const failed = {
      text: 'Erreur lors du chargement du classement. Redirection vers la liste.',
      to: '/classements',
    };
    expect(whyNotEdit(refused(404, 'not_found'), 7)).toEqual({ as: 'toast', ...failed });
    expect(whyNotEdit(refused(500, 'internal_error'), 7)).toEqual({ as: 'toast', ...failed });
    expect(whyNotEdit(new NetworkError(), 7)).toEqual({ as: 'toast', ...failed });
  });
});
