import type * as fr from '../fr/report-action.ts';

export const ACTION_TEXTS: typeof fr.ACTION_TEXTS = { report: 'Report', more: 'More actions' };
