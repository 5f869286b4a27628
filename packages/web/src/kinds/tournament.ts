import { LANGUAGE } from '@palmares/texts/game/language';
import { KIND_TITLES } from '@palmares/texts/page/kind-titles';
import type { Kind } from './kind.ts';
import { kindPaths } from './kind-paths.ts';

export const tournament: Kind = {
  language: LANGUAGE,
  title: KIND_TITLES.tournament,
  paths: kindPaths('tournament', 'express'),
};
