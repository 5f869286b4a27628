// Dialogs of every kind, and the dialog that shows one image large.

export const DIALOG_TEXTS = { close: 'Fermer', cancel: 'Annuler' }; // (LB-39)

export const IMAGE_DETAIL_TEXTS = { previous: 'Image précédente', next: 'Image suivante', unnamed: 'Image' };
