import { describeContentCalls, EDIT_CONTENT, READ_CONTENT } from './content-operations.ts';

const RANKS = ['too_many_points', 'rank_too_low', 'rank_taken', 'rank_missing'] as const;

export const rankingOperations = {
  ...describeContentCalls('ranking', {
    summaries: {
      list: 'Liste des classements.',
      get: 'Donne un classement entier.',
      create: 'Crée un classement, avec ses images si elles sont données.',
      update: 'Change un classement, ou le remplace en entier.',
      delete: 'Supprime un classement.',
      report: 'Signale un classement.',
    },
    saveErrors: RANKS,
    examples: { create: { name: 'Mon classement', id_album: 7 }, update: { private: false } },
  }),
  listRankingImages: { tag: 'ranking', summary: 'Liste les images d’un classement.', errors: READ_CONTENT },
  createRankingImage: {
    tag: 'ranking',
    summary: 'Ajoute une image à un classement.',
    errors: [...EDIT_CONTENT, ...RANKS, 'image_not_in_album', 'image_already_placed'],
    matches: true,
    once: true,
  },
  deleteRankingImages: {
    tag: 'ranking',
    summary: 'Retire toutes les images d’un classement.',
    errors: EDIT_CONTENT,
    matches: true,
  },
} as const;
