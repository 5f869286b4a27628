// What the person reads when a file is refused, to the letter (P1 §5).
import type { PrepareFault } from './prepare-image.ts';

export const PREPARE_FAULT_TEXTS: Readonly<Record<PrepareFault, string>> = {
  unsupported_type: 'Type de fichier non pris en charge. Utilisez des images JPG, PNG, GIF ou WebP.',
  original_too_large: 'Image trop volumineuse (max 10 Mo avant compression).',
  still_too_large: "L'image reste trop volumineuse après compression (max 2 Mo).",
  compression_failed: "Erreur lors de la compression de l'image.",
  unexpected: "Erreur inattendue lors du traitement de l'image.",
};
