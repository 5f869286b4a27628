import { checkNewAlbum } from '@palmares/core/album/check-album';
import { ALBUM } from '@palmares/core/limits';
import { describe, expect, test } from 'vitest';
import {
  ALBUM_TEXTS,
  albumIssueText,
  albumNameText,
  categoryNameText,
  fileIssueText,
  imageIssueText,
  UPLOAD_TEXTS,
} from './fr/album.ts';

describe('texts fixed by the spec', () => {
  test('a new album that misses everything', () => {
    const texts = checkNewAlbum({ name: '', categories: [], images: [] }).map(albumIssueText);

    expect(texts).toEqual([
      "Le nom de l'album est requis",
      'Veuillez sélectionner au moins une catégorie',
      'Veuillez ajouter au moins une image',
    ]);
  });

  test('an image without a name, by its number', () => {
    const images = [{ name: 'a' }, { name: '' }];
    const texts = checkNewAlbum({ name: 'a', categories: [1], images }).map(albumIssueText);
    expect(texts).toEqual(["L'image 2 n'a pas de nom"]);
  });

  test('too many categories', () => {
    const [issue] = checkNewAlbum({ name: 'a', categories: [1, 2, 3, 4], images: [{ name: 'a' }] });
    expect(issue && albumIssueText(issue)).toBe('Vous ne pouvez sélectionner que 3 catégories maximum.');
  });

  test('the dialog of an image', () => {
    expect(imageIssueText('image_name_required')).toBe("Le nom de l'image ne peut pas être vide.");
    expect(imageIssueText('bad_url')).toBe("L'URL fournie n'est pas valide. Le champ URL sera ignoré.");
  });

  test('files', () => {
    expect(fileIssueText('bad_type')).toBe(
      'Type de fichier non pris en charge. Utilisez des images JPG, PNG, GIF ou WebP.',
    );
    expect(fileIssueText('file_too_large')).toBe('Image trop volumineuse (max 10 Mo avant compression).');
    expect(ALBUM_TEXTS.notImages).toBe('Veuillez déposer uniquement des images.');
  });

  test('compression', () => {
    expect(UPLOAD_TEXTS.tooLargeAfter).toBe("L'image reste trop volumineuse après compression (max 2 Mo).");
    expect(UPLOAD_TEXTS.compressionFailed).toBe("Erreur lors de la compression de l'image.");
    expect(UPLOAD_TEXTS.unexpected).toBe("Erreur inattendue lors du traitement de l'image.");
  });

  test('an album keeps three images', () => {
    expect(ALBUM_TEXTS.minImages).toBe(
      'Impossible de supprimer cette image. Un album doit contenir au minimum 3 images.',
    );
  });
});

test('AD-25: the name of a category', () => {
  expect(categoryNameText('category_name_required')).toBe('Le nom de la catégorie ne peut pas être vide.');
  expect(categoryNameText('category_name_too_long')).toContain(String(ALBUM.categoryNameMax));
});

describe('our own texts', () => {
  test('every issue has a sentence', () => {
    const images = [{ name: 'x'.repeat(26), description: 'y'.repeat(501) }];
    const many = Array.from({ length: 1_001 }, () => ({ name: 'a' }));
    const issues = [
      ...checkNewAlbum({ name: 'x'.repeat(65), categories: [1], images }),
      ...checkNewAlbum({ name: 'a', categories: [1], images: many }),
    ];

    expect(issues).toHaveLength(4);
    expect(issues.map(albumIssueText)).toEqual([
      albumNameText('album_name_too_long'),
      'Le nom de l’image 1 dépasse 25 caractères.',
      'La description de l’image 1 dépasse 500 caractères.',
      'Un album ne peut pas contenir plus de 1 000 images.',
    ]);
    expect(albumNameText('album_name_too_long')).toContain('64');
    expect(imageIssueText('image_name_too_long')).toContain('25');
    expect(imageIssueText('description_too_long')).toContain('500');
    expect(fileIssueText('empty_file')).toContain('vide');
  });
});
