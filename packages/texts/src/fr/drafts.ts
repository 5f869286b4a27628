// Drafts of contents and albums: where the work is stored, several drafts of the same content, versions that are saved elsewhere.
import { formatMoment } from './formats.ts';

export const DRAFT_TEXTS = {
  pending: 'Brouillon…',
  kept: 'Brouillon gardé',
  failed: 'Brouillon non gardé',
  failedHelp:
    'Le navigateur refuse de garder le brouillon (stockage plein ou désactivé). Sauvegardez pour ne rien perdre.',
};

export const CONFLICTING_DRAFTS_TEXTS = {
  title: 'Quel brouillon garder ?',
  text: 'Vous en avez plusieurs ici. Celui que vous choisissez reste, les autres sont effacés. Sans choix, tous sont gardés.',
  origins: {
    own: 'Celui qui était déjà là',
    visitor: 'Celui d’avant votre connexion',
    tab: 'Celui d’un autre onglet',
    begun: 'Celui que vous venez de commencer',
  },
  elsewhere: 'Un autre onglet a gardé sa propre version de ce brouillon. Les deux sont gardées.',
  other: 'L’autre :',
  mine: 'Garder celle-ci',
  theirs: 'Reprendre l’autre',
  formatMoment,
};

/** The content was saved elsewhere since. */
export const CONFLICT_TEXTS = {
  title: 'Une version plus récente existe',
  copy: { label: 'Garder la mienne comme copie', effect: 'Les deux versions existent, chacune de son côté.' },
  overwrite: { label: 'Écraser avec la mienne', effect: 'L’autre version est remplacée.' },
  reload: { label: 'Recharger l’autre version', effect: 'Vos changements sont abandonnés.' },
};
