// Tier lists. Texts quoted by the specification are verbatim.

import type { LinesIssueCode } from '@palmares/core/tierlist/actions';
import type { PresetId } from '@palmares/core/tierlist/presets';

export const TIERLIST_TEXTS = {
  loadFailed: 'Impossible de charger la tierlist...', // (TL-29)
  viewFailed:
    "Impossible de charger la tierlist. Elle n'existe pas ou vous n'avez pas les permissions nécessaires.", // (TL-76)
  untitled: 'Tierlist sans nom', // (TL-69)
  unknownAlbum: 'Album inconnu', // (AX-53, TL-78)
  unknownAuthor: 'Auteur inconnu', // (TL-78)
  emptyTier: 'Aucune image dans ce tier', // (TL-72)
  poolTitle: 'Images non classées', // (TL-73)
  newTier: 'Nouveau tier', // (TL-50)
};

const REFUSAL_TEXTS: Record<LinesIssueCode, string> = {
  empty_label: 'Le nom du tier ne peut pas être vide.', // (TL-13)
  label_too_long: 'Le nom du tier ne peut pas dépasser 37 caractères.', // (TL-14)
  reserved_label: 'Ce nom est réservé aux images qui n’ont pas de tier.', // (TL-15)
  last_tier: 'Vous devez conserver au moins un tier.', // (TL-11)
  too_many_tiers: 'Vous avez atteint la limite maximale de 15 tiers.', // (TL-10)
  bad_colour: 'Cette couleur n’est pas valide.',
  unknown_tier: 'Ce tier n’existe plus.',
  unknown_image: 'Cette image n’est plus dans la tier list.',
  unknown_preset: 'Ce modèle n’existe pas.',
  duplicate_image: 'Une image ne peut être placée qu’une fois.', // (TL-7)
  second_pool: 'Une tier list n’a qu’une ligne d’images non classées.',
};

export function refusalText(refusal: LinesIssueCode): string {
  return REFUSAL_TEXTS[refusal];
}

export const PRESET_NAMES: Readonly<Record<PresetId, string>> = {
  's-to-d': 'S à D', // (TL-53)
  's-to-f': 'S à F', // (TL-53)
  'one-to-five': '5 à 1', // (TL-53)
  love: 'J’adore', // (TL-53)
};

/** The labels of presets whose labels are words, best first. */
export const PRESET_LABELS: { readonly [Id in PresetId]?: readonly string[] } = {
  love: ['J’adore', 'J’aime bien', 'Sans plus', 'Je n’aime pas', 'Connais pas'],
};
