// Drafts of contents and albums: where the work is stored, several drafts of the same content, versions that are saved elsewhere.
import { formatMoment } from './formats.ts';

export const DRAFT_TEXTS = {
  pending: 'Brouillon…', // (BU-26)
  kept: 'Brouillon gardé', // (BU-26)
  failed: 'Brouillon non gardé', // (BU-26)
  failedHelp:
    'Le navigateur refuse de garder le brouillon (stockage plein ou désactivé). Sauvegardez pour ne rien perdre.',
};

export const CONFLICTING_DRAFTS_TEXTS = {
  title: 'Quel brouillon garder ?', // (BU-29)
  text: 'Vous en avez plusieurs ici. Celui que vous choisissez reste, les autres sont effacés. Sans choix, tous sont gardés.',
  origins: {
    own: 'Celui qui était déjà là',
    visitor: 'Celui d’avant votre connexion',
    tab: 'Celui d’un autre onglet',
    begun: 'Celui que vous venez de commencer', // (BU-53)
  },
  elsewhere: 'Un autre onglet a gardé sa propre version de ce brouillon. Les deux sont gardées.',
  other: 'L’autre :',
  mine: 'Garder celle-ci',
  theirs: 'Reprendre l’autre',
  formatMoment,
};

/** The content was saved elsewhere since. */
export const CONFLICT_TEXTS = {
  title: 'Une version plus récente existe', // (BU-15)
  copy: { label: 'Garder la mienne comme copie', effect: 'Les deux versions existent, chacune de son côté.' }, // (BU-15)
  overwrite: { label: 'Écraser avec la mienne', effect: 'L’autre version est remplacée.' }, // (BU-15)
  reload: { label: 'Recharger l’autre version', effect: 'Vos changements sont abandonnés.' }, // (BU-15)
};
