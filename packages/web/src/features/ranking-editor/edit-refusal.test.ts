import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.ts';
import { findEditRefusal } from './edit-refusal.ts';

const refused = (
  status: number,
  code: 'content_private' | 'session_revoked' | 'not_found' | 'internal_error',
) => new ApiError({ status, code, message: '' });

describe('RK-22: findEditRefusal', () => {
  it('sends anybody but the author to the viewer', () => {
    const forbidden = { text: "Vous n'êtes pas autorisé à modifier ce classement.", to: '/classements/7' };
    expect(findEditRefusal('others', 7)).toEqual({ as: 'toast', ...forbidden });
    expect(findEditRefusal(refused(403, 'content_private'), 7)).toEqual({ as: 'toast', ...forbidden });
  });

  it('says when it could not be checked who is asking', () => {
    expect(findEditRefusal(refused(401, 'session_revoked'), 7)).toEqual({
      as: 'toast',
      text: 'Erreur lors de la vérification des autorisations.',
      to: '/classements/7',
    });
  });

  it('RK-25: says that its album is in quarantine', () => {
    expect(findEditRefusal('frozen', 7)).toMatchObject({
      as: 'notice',
      text: 'Son album est en quarantaine\u00A0: ce classement ne peut pas être modifié pour le moment.',
      link: { to: '/classements/7' },
    });
  });

  it('sends to the list when the ranking could not be loaded', () => {
    const failed = {
      text: 'Erreur lors du chargement du classement. Redirection vers la liste.',
      to: '/classements',
    };
    expect(findEditRefusal(refused(404, 'not_found'), 7)).toEqual({ as: 'toast', ...failed });
    expect(findEditRefusal(refused(500, 'internal_error'), 7)).toEqual({ as: 'toast', ...failed });
    expect(findEditRefusal(new NetworkError(), 7)).toEqual({ as: 'toast', ...failed });
  });
});
