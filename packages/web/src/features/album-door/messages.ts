export const TEXTS = {
  signInFirst: 'Cet album est privé. Connectez-vous si c’est le vôtre.',
  noImages: 'Il n’y a pas d’image ici\u00A0: cet album n’en a pas, ou plus celles que vous aviez choisies.',
  gone: 'Cet album n’existe pas ou plus.',
  failed: 'L’album n’a pas pu être chargé.',
  signIn: 'Se connecter',
  chooseAlbum: 'Choisir un album',
} as const;
