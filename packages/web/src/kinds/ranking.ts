import type { Kind } from './kind.ts';
import { kindPaths } from './kind-paths.ts';

export const ranking: Kind = {
  language: 'fr',
  title: 'Classements',
  paths: kindPaths('ranking'),
};
