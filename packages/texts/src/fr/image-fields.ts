// The images of an album that is being created or edited: where they are dropped, their tiles, and the dialog with their texts.

export const DROP_ZONE_TEXTS = {
  dropTitle: 'Déposez vos images ici',
  dropTitleTouch: 'Ajoutez vos images',
  dropHint: 'Fichiers ou dossiers entiers, ou collez une image copiée.',
  dropFormats: 'JPG, PNG, GIF ou WebP · 10 Mo maximum',
  dropNow: 'Lâchez pour ajouter',
  choose: 'Choisir des images',
  addMore: 'Ajouter des images',
  takePhoto: 'Prendre une photo',
};

export const IMAGE_TILE_TEXTS = {
  edit: (image: string) => `Modifier ${image}`,
  remove: (image: string) => `Retirer ${image}`,
  moveUp: (image: string) => `Avancer ${image}`,
  moveDown: (image: string) => `Reculer ${image}`,
  name: (position: number) => `Nom de l’image ${position}`,
};

export const IMAGE_EDIT_TEXTS = {
  title: 'Modifier l’image',
  save: 'Sauvegarder',
  remove: 'Retirer l’image',
  name: 'Nom',
  description: 'Description',
  link: 'Lien',
  moveUp: 'Avancer d’une place',
  moveDown: 'Reculer d’une place',
  position: (position: number, total: number) => `Position ${position} sur ${total}`,
};
