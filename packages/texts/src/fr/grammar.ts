import { createGrammar } from '../create-grammar.ts';

export const { count, formatNumber } = createGrammar('fr-FR', { space: '\u00A0' });
