// Tier lists. Texts quoted by the specification are verbatim.

import type { LinesIssueCode } from '@palmares/core/tierlist/actions';
import type { PresetId } from '@palmares/core/tierlist/presets';

export const TIERLIST_TEXTS = {
  loadFailed: 'Impossible de charger la tierlist...',
  viewFailed:
    "Impossible de charger la tierlist. Elle n'existe pas ou vous n'avez pas les permissions nécessaires.",
  untitled: 'Tierlist sans nom',
  unknownAlbum: 'Album inconnu',
  unknownAuthor: 'Auteur inconnu',
  emptyTier: 'Aucune image dans ce tier',
  poolTitle: 'Images non classées',
  newTier: 'Nouveau tier',
};

const REFUSAL_TEXTS: Record<LinesIssueCode, string> = {
  empty_label: 'Le nom du tier ne peut pas être vide.',
  label_too_long: 'Le nom du tier ne peut pas dépasser 37 caractères.',
  reserved_label: 'Ce nom est réservé aux images qui n’ont pas de tier.',
  last_tier: 'Vous devez conserver au moins un tier.',
  too_many_tiers: 'Vous avez atteint la limite maximale de 15 tiers.',
  bad_colour: 'Cette couleur n’est pas valide.',
  unknown_tier: 'Ce tier n’existe plus.',
  unknown_image: 'Cette image n’est plus dans la tier list.',
  unknown_preset: 'Ce modèle n’existe pas.',
  duplicate_image: 'Une image ne peut être placée qu’une fois.',
  second_pool: 'Une tier list n’a qu’une ligne d’images non classées.',
};

export function refusalText(refusal: LinesIssueCode): string {
  return REFUSAL_TEXTS[refusal];
}

export const PRESET_NAMES: Readonly<Record<PresetId, string>> = {
  's-to-d': 'S à D',
  's-to-f': 'S à F',
  'one-to-five': '5 à 1',
  love: 'J’adore',
};

/** The labels of presets whose labels are words, best first. */
export const PRESET_LABELS: { readonly [Id in PresetId]?: readonly string[] } = {
  love: ['J’adore', 'J’aime bien', 'Sans plus', 'Je n’aime pas', 'Connais pas'],
};
