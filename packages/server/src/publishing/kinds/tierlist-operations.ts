import { describeContentCalls, EDIT_CONTENT, READ_CONTENT } from './content-operations.ts';

const TIERS = ['too_many_tiers', 'last_tier'] as const;

export const tierlistOperations = {
  ...describeContentCalls('tierlist', {
    summaries: {
      list: 'Liste des tier lists.',
      get: 'Donne une tier list entière.',
      create: 'Crée une tier list, avec ses rangées si elles sont données.',
      update: 'Change une tier list, ou la remplace en entier.',
      delete: 'Supprime une tier list.',
      report: 'Signale une tier list.',
    },
    saveErrors: TIERS,
    examples: {
      create: {
        name: 'Mes jeux, rangés',
        id_album: 7,
        lines: [{ label: 'S', placement: 1, color: 'ff7f7f', images: [{ id_image: 12, placement: 1 }] }],
      },
      update: { name: 'Un autre nom' },
    },
  }),
  listTierlistLines: { tag: 'tierlist', summary: 'Liste les rangées.', errors: READ_CONTENT },
  createTierlistLine: {
    tag: 'tierlist',
    summary: 'Ajoute une rangée.',
    errors: [...EDIT_CONTENT, ...TIERS],
    matches: true,
    once: true,
    example: { id_tierlist: 3, label: 'S', placement: 1, color: 'ff7f7f' },
  },
  updateTierlistLine: {
    tag: 'tierlist',
    summary: 'Change une rangée.',
    errors: [...EDIT_CONTENT, ...TIERS, 'nothing_to_update'],
    matches: true,
    example: { label: 'Chefs-d’œuvre' },
  },
  deleteTierlistLine: {
    tag: 'tierlist',
    summary: 'Supprime une rangée.',
    errors: [...EDIT_CONTENT, ...TIERS],
    matches: true,
  },
  createTierlistLineImage: {
    tag: 'tierlist',
    summary: 'Place une image dans une rangée.',
    errors: [...EDIT_CONTENT, 'image_not_in_album', 'image_already_placed'],
    matches: true,
    once: true,
    example: { id_tierlist_line: 5, id_image: 12, placement: 1 },
  },
  updateTierlistLineImage: {
    tag: 'tierlist',
    summary: 'Déplace une image dans sa rangée.',
    errors: [...EDIT_CONTENT, 'nothing_to_update'],
    matches: true,
    example: { placement: 2 },
  },
} as const;
