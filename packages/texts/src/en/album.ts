import type { AlbumNameIssueCode, ImageIssueCode } from '@palmares/core/album/check-album';
import type { CategoryNameIssueCode } from '@palmares/core/album/check-category';
import type { FileIssueCode } from '@palmares/core/album/check-file';
import type * as fr from '../fr/album.ts';

export const ALBUM_TEXTS: typeof fr.ALBUM_TEXTS = {
  notImages: 'Please drop images only.',
  minImages: 'This image cannot be deleted. An album needs at least 3 images.',
  createFailed: 'Something went wrong while creating the album. Please try again.',
  noImageAdded: 'None of the images could be added. The album was not created.',
};

export const UPLOAD_TEXTS: typeof fr.UPLOAD_TEXTS = {
  tooLargeAfter: 'The image is still too large after compression (2 MB max).',
  compressionFailed: 'The image could not be compressed.',
  unexpected: 'Something went wrong with this image.',
  inappropriate: 'Inappropriate content was detected in the image.',
};

const FILE_TEXTS: Record<FileIssueCode, string> = {
  bad_type: 'This file type is not supported. Please use JPG, PNG, GIF or WebP images.',
  empty_file: 'This file is empty.',
  file_too_large: 'The image is too large (10 MB max before compression).',
};

const CATEGORY_NAME_TEXTS: Record<CategoryNameIssueCode, string> = {
  category_name_required: 'The category name cannot be empty.',
  category_name_too_long: 'The category name cannot be longer than 40 characters.',
  category_name_en_too_long: 'The English name cannot be longer than 40 characters.',
};

const ALBUM_NAME_TEXTS: Record<AlbumNameIssueCode, string> = {
  album_name_required: 'Please give the album a name',
  album_name_too_long: 'The album name cannot be longer than 64 characters.',
};

const IMAGE_TEXTS: Record<ImageIssueCode, string> = {
  image_name_required: 'The image name cannot be empty.',
  image_name_too_long: 'The image name cannot be longer than 25 characters.',
  description_too_long: 'The description cannot be longer than 500 characters.',
  bad_url: 'This URL is not valid. The URL field will be ignored.',
};

export const fileIssueText: typeof fr.fileIssueText = (code) => FILE_TEXTS[code];

export const albumNameText: typeof fr.albumNameText = (code) => ALBUM_NAME_TEXTS[code];

export const categoryNameText: typeof fr.categoryNameText = (code) => CATEGORY_NAME_TEXTS[code];

export const imageIssueText: typeof fr.imageIssueText = (code) => IMAGE_TEXTS[code];

export const albumIssueText: typeof fr.albumIssueText = (issue) => {
  switch (issue.code) {
    case 'album_name_required':
    case 'album_name_too_long':
      return ALBUM_NAME_TEXTS[issue.code];
    case 'category_required':
      return 'Please select at least one category';
    case 'too_many_categories':
      return 'You can select up to 3 categories.';
    case 'image_required':
      return 'Please add at least one image';
    case 'too_many_images':
      return 'An album cannot have more than 1,000 images.';
    case 'image_name_required':
      return `Image ${issue.image} has no name`;
    case 'image_name_too_long':
      return `The name of image ${issue.image} is longer than 25 characters.`;
    case 'description_too_long':
      return `The description of image ${issue.image} is longer than 500 characters.`;
  }
};
