import { formatMoment } from '@palmares/texts/page/formats';
import { expect, test } from 'vitest';
import { toAlbumRow, toContentRow } from './draft-row.ts';

const album = { title: 'Vacances', images: 3, savedAt: 1_700_000_000_000, isBegun: false };

test('AC-107: an unfinished album is a draft with its name, its images and where it goes on', () => {
  expect(toAlbumRow(album)).toMatchObject({
    title: 'Vacances',
    facts: `Album · 3\u00A0images · pas encore créé · ${formatMoment(album.savedAt)}`,
    link: '/add-album?continue=true',
  });
});

test('one without a name is « Nouvel album », one image is singular, an unknown date is left out', () => {
  expect(toAlbumRow({ ...album, title: '  ', images: 1, savedAt: 0 })).toMatchObject({
    title: 'Nouvel album',
    facts: 'Album · 1\u00A0image · pas encore créé',
  });
});

test('what was already sent of it is not lost with the draft', () => {
  const begun = toAlbumRow({ ...album, isBegun: true });

  expect(begun.facts).toContain('envoi interrompu');
  expect(begun.loss).toContain('reste parmi vos albums');
});

test.each([
  [{ album: 7 }, 'jamais sauvegardé', 'il sera perdu'],
  [{ content: 7 }, 'changements non sauvegardés', 'ce qui a été sauvegardé reste'],
] as const)('a draft of a builder says whether it was ever saved: %j', (subject, state, loss) => {
  const name = { owner: 1, kind: 'ranking', subject } as const;
  const row = toContentRow({ name, title: '', savedAt: 0, albumId: 7, imageIds: [1, 2] });

  expect(row.title).toBe('Sans nom');
  expect(row.facts).toBe(`Classement · ${state}`);
  expect(row.loss).toContain(loss);
});
