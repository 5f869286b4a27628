import type { Kind } from './kind.ts';
import { kindPaths } from './kind-paths.ts';

export const tierlist: Kind = {
  language: 'fr',
  title: 'Tier lists',
  paths: kindPaths('tierlist', 'main'),
};
