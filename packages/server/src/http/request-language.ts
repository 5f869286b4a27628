import { DEFAULT_LANGUAGE, isLanguage, type Language, splitLanguage } from '@palmares/texts/language';
import type { FastifyRequest } from 'fastify';

/** A browser's own `Accept-Language` changes no text: programs that match the texts of errors would depend on who runs them. */
const HEADER = 'x-language';

/** The language of the texts of a reply: the one that the caller names, else that of the page's address. */
export function getRequestLanguage({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): Language {
  const named = headers[HEADER];
  if (named === undefined) return splitLanguage(url).language;
  return isLanguage(named) ? named : DEFAULT_LANGUAGE;
}
