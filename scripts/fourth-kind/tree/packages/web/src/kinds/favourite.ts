import type { Kind } from './kind.ts';
import { kindPaths } from './kind-paths.ts';

export const favourite: Kind = { language: 'fr', title: 'Favoris', paths: kindPaths('favourite') };
