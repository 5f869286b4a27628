import { createGrammar } from '../create-grammar.ts';

export const { count, formatNumber } = createGrammar('en', { space: ' ' });
