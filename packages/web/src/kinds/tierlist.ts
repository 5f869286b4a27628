import { KIND_TITLES } from '@palmares/texts/page/kind-titles';
import { LANGUAGE } from '@palmares/texts/page/language';
import type { Kind } from './kind.ts';
import { kindPaths } from './kind-paths.ts';

export const tierlist: Kind = {
  language: LANGUAGE,
  title: KIND_TITLES.tierlist,
  paths: kindPaths('tierlist', 'main'),
};
