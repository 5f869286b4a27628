import type { ImageUses } from '@palmares/core/contract/types';
import { expect, test } from 'vitest';
import { purgedText, usesText } from './image-uses.ts';

const lea = { id: 1, username: 'Léa', nametag: 'lea' };
const uses = (change: Partial<ImageUses> = {}): ImageUses => ({
  image: {
    id: 7,
    name: 'Renard',
    description: null,
    url: null,
    path_image: null,
    id_album: 3,
    width: 40,
    height: 30,
    color: '808080',
    animated: false,
  },
  album: { id: 3, name: 'Animaux', status: 'public', deleted: false, image_count: 5, author: lea },
  in_album: true,
  contents: [],
  content_count: 0,
  author_count: 0,
  ...change,
});
const content = (kind: ImageUses['contents'][number]['kind'], isPrivate = false) => ({
  kind,
  id: 9,
  name: 'Mes animaux',
  private: isPrivate,
  author: lea,
});

test.each([
  [uses(), 'Elle quitte l’album « Animaux » de Léa, qui garde 4\u00A0images.'],
  [
    uses({ album: { ...uses().album, image_count: 1 } }),
    'Elle quitte l’album « Animaux » de Léa, qui n’a plus d’image.',
  ],
  [uses({ in_album: false }), 'Elle a déjà quitté l’album « Animaux » de Léa.'],
  [
    uses({ in_album: false, album: { ...uses().album, deleted: true } }),
    'Elle vient de l’album « Animaux » de Léa, qui a été supprimé.',
  ],
])('the album and what remains of it are told', (given, text) => {
  expect(usesText(given).album).toBe(text);
});

test('an image that nothing shows says so', () => {
  expect(usesText(uses())).toMatchObject({
    title: 'Aucun contenu ne la montre.',
    contents: [],
    others: null,
  });
});

test('contents are named with their kind, their author and that they are private', () => {
  const { title, contents } = usesText(
    uses({
      contents: [content('tierlist', true), content('tournament'), content('ranking', true)],
      content_count: 3,
      author_count: 1,
    }),
  );

  expect(title).toBe('3\u00A0contenus d’une personne la perdent :');
  expect(contents.map(({ what, whose }) => [what, whose])).toEqual([
    ['Tier list « Mes animaux » (privée)', 'Léa'],
    ['Tournoi « Mes animaux »', 'Léa'],
    ['Classement « Mes animaux » (privé)', 'Léa'],
  ]);
});

test('those that are not named are counted', () => {
  expect(usesText(uses({ contents: [content('ranking')], content_count: 13, author_count: 4 })).others).toBe(
    'et 12\u00A0autres.',
  );
});

test('an image with many uses: the numbers are lower bounds', () => {
  const many = uses({ contents: [content('ranking')], content_count: 10_001, author_count: 120 });

  expect(usesText(many)).toMatchObject({
    title: 'Plus de 10\u202F000\u00A0contenus d’au moins 120\u00A0personnes la perdent\u00A0:',
    others: 'et bien d’autres.',
  });
  expect([purgedText(uses()), purgedText(many)]).toEqual([
    'Image retirée partout.',
    'Image retirée partout. Le serveur met petit à petit à jour les contenus qui la montraient.',
  ]);
});
