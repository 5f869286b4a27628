export const TEXTS = {
  signInFirst: 'Cet album est privé. Connectez-vous si c’est le vôtre.',
  gone: 'Cet album n’existe pas ou plus.',
  failed: 'L’album n’a pas pu être chargé.',
  signIn: 'Se connecter',
  chooseAlbum: 'Choisir un album',
} as const;
