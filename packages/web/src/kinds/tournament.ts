import type { Kind } from './kind.ts';
import { kindPaths } from './kind-paths.ts';

export const tournament: Kind = {
  language: 'en',
  title: 'Tournois',
  paths: kindPaths('tournament', 'express'),
};
