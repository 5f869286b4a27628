// What the calls of tier lists, tournaments and rankings are for, and what they can answer.

/** Of lists: `scope` may ask for more than the caller is. */
export const LIST = ['auth_required', 'forbidden', 'second_factor_required'] as const;
export const READ_CONTENT = ['auth_required', 'content_private', 'not_found'] as const;
const EDIT_CONTENT = ['forbidden', 'album_quarantined', 'content_hidden', 'not_found'] as const;
const BUILD = [
  'album_private',
  'album_quarantined',
  'not_found',
  'image_not_in_album',
  'image_already_placed',
] as const;
const TIERS = ['too_many_tiers', 'last_tier'] as const;
const DUELS = [
  'winner_not_in_tournament',
  'two_champions',
  'champion_lost',
  'duel_stranger',
  'duel_lost_twice',
  'duel_impossible',
] as const;
const RANKS = ['too_many_points', 'rank_too_low', 'rank_taken', 'rank_missing'] as const;

export const CONTENT_OPERATIONS = {
  listTierlists: { tag: 'tierlist', summary: 'Liste des tier lists.', errors: LIST },
  getTierlist: { tag: 'tierlist', summary: 'Donne une tier list entière.', errors: READ_CONTENT },
  createTierlist: {
    tag: 'tierlist',
    summary: 'Crée une tier list, avec ses rangées si elles sont données.',
    errors: [...BUILD, ...TIERS],
    once: true,
    example: {
      name: 'Mes jeux, rangés',
      id_album: 7,
      lines: [{ label: 'S', placement: 1, color: 'ff7f7f', images: [{ id_image: 12, placement: 1 }] }],
    },
  },
  updateTierlist: {
    tag: 'tierlist',
    summary: 'Change une tier list, ou la remplace en entier.',
    errors: [...EDIT_CONTENT, ...BUILD, ...TIERS, 'nothing_to_update'],
    matches: true,
    once: true,
    example: { name: 'Un autre nom' },
  },
  deleteTierlist: {
    tag: 'tierlist',
    summary: 'Supprime une tier list.',
    errors: EDIT_CONTENT,
    matches: true,
  },
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
  listTournaments: { tag: 'tournament', summary: 'Liste des tournois.', errors: LIST },
  getTournament: { tag: 'tournament', summary: 'Donne un tournoi entier.', errors: READ_CONTENT },
  createTournament: {
    tag: 'tournament',
    summary: 'Crée un tournoi, avec son résultat s’il est donné.',
    errors: [...BUILD, ...DUELS],
    once: true,
    example: { name: 'Mon tournoi', id_album: 7 },
  },
  updateTournament: {
    tag: 'tournament',
    summary: 'Change un tournoi, ou le remplace en entier.',
    errors: [...EDIT_CONTENT, ...BUILD, ...DUELS, 'nothing_to_update'],
    matches: true,
    once: true,
    example: { private: true },
  },
  deleteTournament: {
    tag: 'tournament',
    summary: 'Supprime un tournoi.',
    errors: EDIT_CONTENT,
    matches: true,
  },
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
  listRankings: { tag: 'ranking', summary: 'Liste des classements.', errors: LIST },
  getRanking: { tag: 'ranking', summary: 'Donne un classement entier.', errors: READ_CONTENT },
  createRanking: {
    tag: 'ranking',
    summary: 'Crée un classement, avec ses images si elles sont données.',
    errors: [...BUILD, ...RANKS],
    once: true,
    example: { name: 'Mon classement', id_album: 7 },
  },
  updateRanking: {
    tag: 'ranking',
    summary: 'Change un classement, ou le remplace en entier.',
    errors: [...EDIT_CONTENT, ...BUILD, ...RANKS, 'nothing_to_update'],
    matches: true,
    once: true,
    example: { private: false },
  },
  deleteRanking: { tag: 'ranking', summary: 'Supprime un classement.', errors: EDIT_CONTENT, matches: true },
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
