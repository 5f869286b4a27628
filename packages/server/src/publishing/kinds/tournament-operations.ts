import { describeContentCalls, EDIT_CONTENT, READ_CONTENT } from './content-operations.ts';

const DUELS = [
  'winner_not_in_tournament',
  'two_champions',
  'champion_lost',
  'duel_stranger',
  'duel_lost_twice',
  'duel_impossible',
] as const;

export const tournamentOperations = {
  ...describeContentCalls('tournament', {
    summaries: {
      list: 'Liste des tournois.',
      get: 'Donne un tournoi entier.',
      create: 'Crée un tournoi, avec son résultat s’il est donné.',
      update: 'Change un tournoi, ou le remplace en entier.',
      delete: 'Supprime un tournoi.',
      report: 'Signale un tournoi.',
    },
    saveErrors: DUELS,
    examples: { create: { name: 'Mon tournoi', id_album: 7 }, update: { private: true } },
  }),
  listTournamentImages: {
    tag: 'tournament',
    summary: 'Liste les images d’un tournoi.',
    errors: READ_CONTENT,
  },
  createTournamentImage: {
    tag: 'tournament',
    summary: 'Ajoute une image à un tournoi.',
    errors: [...EDIT_CONTENT, ...DUELS, 'image_not_in_album', 'image_already_placed'],
    matches: true,
    once: true,
  },
  deleteTournamentImages: {
    tag: 'tournament',
    summary: 'Retire toutes les images d’un tournoi.',
    errors: EDIT_CONTENT,
    matches: true,
  },
} as const;
