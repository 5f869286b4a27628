import { describeContentCalls } from './content-operations.ts';

export const favouriteOperations = describeContentCalls('favourite', {
  summaries: {
    list: 'Liste des favoris.',
    get: 'Donne des favoris entiers.',
    create: 'Crée des favoris.',
    update: 'Change des favoris.',
    delete: 'Supprime des favoris.',
    report: 'Signale des favoris.',
  },
  saveErrors: [],
  examples: { create: { name: 'Mes favoris', id_album: 7 }, update: { private: true } },
});
