// The fields of a new album, without its images (uploads/chosen-images.ts). Pure; submission.ts has the state of the submission.
import { ALBUM } from '@palmares/core/limits';

export type AlbumForm = {
  name: string;
  isPublic: boolean;
  /** Names, because the default list has no ids (AL-13). */
  categories: readonly string[];
  /** The typed list of texts that will become images. */
  textList: string;
};

export const EMPTY_FORM: AlbumForm = { name: '', isPublic: true, categories: [], textList: '' };

export type FormAction =
  | { type: 'name_typed'; name: string }
  | { type: 'visibility_chosen'; isPublic: boolean }
  | { type: 'category_toggled'; category: string }
  | { type: 'categories_known'; categories: readonly string[] }
  | { type: 'text_list_typed'; textList: string }
  | { type: 'restored'; form: AlbumForm };

export function reduceForm(form: AlbumForm, action: FormAction): AlbumForm {
  switch (action.type) {
    case 'name_typed':
      return { ...form, name: action.name };
    case 'visibility_chosen':
      return { ...form, isPublic: action.isPublic };
    case 'category_toggled':
      return toggleCategory(form, action.category);
    case 'categories_known': {
      const categories = form.categories.filter((name) => action.categories.includes(name));
      return categories.length === form.categories.length ? form : { ...form, categories };
    }
    case 'text_list_typed':
      return { ...form, textList: action.textList };
    case 'restored':
      return action.form;
  }
}

/** Ignores a fourth category; the screen explains why (AL-4). */
function toggleCategory(form: AlbumForm, category: string): AlbumForm {
  if (form.categories.includes(category)) {
    return { ...form, categories: form.categories.filter((name) => name !== category) };
  }
  const isFull = form.categories.length >= ALBUM.categoriesMax;
  return isFull ? form : { ...form, categories: [...form.categories, category] };
}

/** Returns whether leaving would lose something. */
export function isDirty(form: AlbumForm, images: readonly unknown[]): boolean {
  const isTyped = form.name.trim() !== '' || form.textList.trim() !== '';
  return isTyped || form.categories.length > 0 || images.length > 0;
}
