// The language of the home page for somebody who has not chosen one (docs/decisions/0100-language-of-a-page.md).
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGES,
  type Language,
} from '@palmares/texts/language';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import Negotiator from 'negotiator';

/** The request headers that decide. */
export const LANGUAGE_DEPENDS_ON = ['accept-language', 'cookie'] as const;

/**
 * The language whose home page to show instead of the default one; null for the default one. What a person chose comes first, then what
 * the browser prefers. Search engines get the page that they asked for, and so does a browser whose service worker answers: it has been
 * here before.
 */
export function negotiateLanguage(request: Pick<FastifyRequest, 'headers' | 'cookies'>): Language | null {
  const { headers, cookies } = request;
  const chosen = cookies[LANGUAGE_COOKIE];
  const wanted = isLanguage(chosen) ? chosen : getPreferred(headers);
  return wanted === DEFAULT_LANGUAGE ? null : wanted;
}

function getPreferred(headers: FastifyRequest['headers']): Language {
  if (isbot(headers['user-agent']) || headers['service-worker-navigation-preload'] !== undefined)
    return DEFAULT_LANGUAGE;
  const [preferred] = new Negotiator({ headers }).languages([...LANGUAGES]);
  return LANGUAGES.find((language) => language === preferred) ?? DEFAULT_LANGUAGE;
}
