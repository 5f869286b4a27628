// Issues of albums and images. Texts quoted by the specification are verbatim.
import type { AlbumIssue, AlbumNameIssueCode, ImageIssueCode } from '@palmares/core/album/check-album';
import type { CategoryNameIssueCode } from '@palmares/core/album/check-category';
import type { FileIssueCode } from '@palmares/core/album/check-file';

export const ALBUM_TEXTS = {
  notImages: 'Veuillez déposer uniquement des images.', // (AL-23)
  minImages: 'Impossible de supprimer cette image. Un album doit contenir au minimum 3 images.', // (AL-69)
  createFailed: "Une erreur est survenue lors de la création de l'album. Veuillez réessayer.", // (AL-57)
  noImageAdded: "Aucune image n'a pu être ajoutée. L'album n'a pas été créé.", // (AL-52)
};

export const UPLOAD_TEXTS = {
  tooLargeAfter: "L'image reste trop volumineuse après compression (max 2 Mo).", // (AL-29)
  compressionFailed: "Erreur lors de la compression de l'image.", // (AL-30)
  unexpected: "Erreur inattendue lors du traitement de l'image.", // (AL-30)
  inappropriate: "Contenu inapproprié détecté dans l'image.", // (AL-36)
};

const FILE_TEXTS: Record<FileIssueCode, string> = {
  bad_type: 'Type de fichier non pris en charge. Utilisez des images JPG, PNG, GIF ou WebP.', // (AL-22)
  empty_file: 'Ce fichier est vide.',
  file_too_large: 'Image trop volumineuse (max 10 Mo avant compression).', // (AL-24)
};

const CATEGORY_NAME_TEXTS: Record<CategoryNameIssueCode, string> = {
  category_name_required: 'Le nom de la catégorie ne peut pas être vide.', // (AD-25)
  category_name_too_long: 'Le nom de la catégorie ne peut pas dépasser 40 caractères.',
  category_name_en_too_long: 'Le nom en anglais ne peut pas dépasser 40 caractères.',
};

const ALBUM_NAME_TEXTS: Record<AlbumNameIssueCode, string> = {
  album_name_required: "Le nom de l'album est requis", // (AL-45)
  album_name_too_long: 'Le nom de l’album ne peut pas dépasser 64 caractères.', // (AL-3)
};

const IMAGE_TEXTS: Record<ImageIssueCode, string> = {
  image_name_required: "Le nom de l'image ne peut pas être vide.", // (AL-15)
  image_name_too_long: 'Le nom de l’image ne peut pas dépasser 25 caractères.',
  description_too_long: 'La description ne peut pas dépasser 500 caractères.',
  bad_url: "L'URL fournie n'est pas valide. Le champ URL sera ignoré.", // (AL-19)
};

export function fileIssueText(code: FileIssueCode): string {
  return FILE_TEXTS[code];
}

export function albumNameText(code: AlbumNameIssueCode): string {
  return ALBUM_NAME_TEXTS[code];
}

export function categoryNameText(code: CategoryNameIssueCode): string {
  return CATEGORY_NAME_TEXTS[code];
}

/** Text inside the dialog of one image, without its number. */
export function imageIssueText(code: ImageIssueCode): string {
  return IMAGE_TEXTS[code];
}

/** Text on the form of the whole album (AL-46, AL-47, AL-48). */
export function albumIssueText(issue: AlbumIssue): string {
  switch (issue.code) {
    case 'album_name_required':
    case 'album_name_too_long':
      return ALBUM_NAME_TEXTS[issue.code];
    case 'category_required':
      return 'Veuillez sélectionner au moins une catégorie';
    case 'too_many_categories':
      return 'Vous ne pouvez sélectionner que 3 catégories maximum.';
    case 'image_required':
      return 'Veuillez ajouter au moins une image';
    case 'too_many_images':
      return 'Un album ne peut pas contenir plus de 1 000 images.';
    case 'image_name_required':
      return `L'image ${issue.image} n'a pas de nom`;
    case 'image_name_too_long':
      return `Le nom de l’image ${issue.image} dépasse 25 caractères.`;
    case 'description_too_long':
      return `La description de l’image ${issue.image} dépasse 500 caractères.`;
  }
}
