import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../api/errors.ts';
import { refuseAlbum } from './refusal-page.tsx';

const TEXTS = { frozen: 'En quarantaine.', albumPrivate: 'Privé.' };
const refused = (status: number) => new ApiError({ status, code: 'unknown', message: '' });
const getText = (problem: Parameters<typeof refuseAlbum>[0]) => refuseAlbum(problem, TEXTS).text;

describe('an album that an editor cannot begin on', () => {
  it('says in the words of the kind that it is in quarantine or private', () => {
    expect(getText('frozen')).toBe('En quarantaine.');
    expect(getText('private')).toBe('Privé.');
    expect(getText(refused(403))).toBe('Privé.');
  });

  it('leads to another album, or to the sign-in where it may be one’s own', () => {
    expect(refuseAlbum('empty', TEXTS)).toMatchObject({ as: 'notice', link: { to: '/allalbum' } });
    expect(refuseAlbum(refused(404), TEXTS)).toMatchObject({ link: { to: '/allalbum' } });
    expect(refuseAlbum(refused(401), TEXTS)).toMatchObject({ as: 'notice', link: 'signIn' });
  });

  it('is asked for again where nobody knows why it did not come', () => {
    expect(refuseAlbum(new NetworkError(), TEXTS).as).toBe('retry');
    expect(refuseAlbum(refused(500), TEXTS).as).toBe('retry');
  });
});
