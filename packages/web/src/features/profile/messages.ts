// French texts of the profile; those of the spec (P1 §2 and §8) are to the letter.

export const PROFILE_TEXTS = {
  memberSince: 'Membre depuis',
  signOut: 'Se déconnecter',
  albums: 'Mes albums',
  addAlbum: 'Ajouter un album',
  noAlbums: 'Vous n’avez pas encore d’album',
  noAlbumsHint: 'Quelques images suffisent pour commencer.',
  createAlbum: 'Créer un Album',
  tierlists: 'Mes tier lists',
  noTierlists: 'Vous n’avez pas encore de tier list',
  noTierlistsHint: 'Choisissez un album, glissez ses images, sauvegardez.',
  chooseAlbum: 'Choisir un album',
  view: 'Voir le résultat',
  edit: 'Modifier',
  error: 'Impossible de charger vos données. Veuillez réessayer plus tard.',
  signedOut: 'Vous êtes déconnecté.',
} as const;
