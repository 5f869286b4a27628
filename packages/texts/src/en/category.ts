import type * as fr from '../fr/category.ts';

/** Pages that a browser stored before categories had English names lack `name_en`. */
export const categoryLabel: typeof fr.categoryLabel = ({ name, name_en }) => name_en ?? name;
