// An author's page.

export const AUTHOR_TEXTS = {
  page: 'Auteur',
  loading: 'Chargement de la page…',
  missing: 'Auteur introuvable',
  missingHint: 'Ce compte n’existe pas, ou n’existe plus.',
  gallery: 'Voir les albums',
  error: 'Cette page n’a pas pu être chargée. Vérifiez votre connexion.',
  albums: 'Albums',
  albumsError: 'Impossible de charger les albums. Veuillez réessayer plus tard.', // (SH-52)
  none: 'Rien de public pour le moment',
  noneHint: 'Les albums, tier lists, tournois et classements publics apparaîtront ici.',
  own: 'Votre page, telle que les autres la voient.',
  profile: 'Mon profil',
};
