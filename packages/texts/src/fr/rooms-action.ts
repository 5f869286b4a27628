// The action that opens a room. It is on pages themselves; the texts of its dialog load with the dialog.

export const ACTION_TEXTS = {
  title: 'À plusieurs',
  open: 'Ouvrir un salon',
  join: 'J’ai un code',
  hint: 'Décidez ensemble, en direct, depuis vos téléphones. Vos invités n’ont pas besoin de compte.',
};
