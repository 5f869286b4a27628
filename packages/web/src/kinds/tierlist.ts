import { KIND_TITLES } from '@palmares/texts/page/kind-titles';
import type { Kind } from './kind.ts';
import { kindPaths } from './kind-paths.ts';

export const tierlist: Kind = {
  language: 'fr',
  title: KIND_TITLES.tierlist,
  paths: kindPaths('tierlist', 'main'),
};
