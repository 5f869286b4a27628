// What a person chose: the language of the pages, and on French pages that of the tournaments. The server reads the cookies
// (docs/decisions/0100-language-of-a-page.md); an account keeps the language for its mails.
import { LANGUAGE as GAME_LANGUAGE } from '@palmares/texts/game/language';
import {
  GAMES_COOKIE,
  inLanguage,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGES,
  type Language,
} from '@palmares/texts/language';
import { LANGUAGE } from '@palmares/texts/page/language';
import { updateMe } from '../../api/profile.ts';
import { currentSession } from '../../api/session.ts';

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** True on French pages whose tournaments are French as well. */
export const hasFrenchGames: boolean = GAME_LANGUAGE === 'fr';

/** Only French pages may have tournaments in another language (LB-1). */
export const canChooseGames: boolean = LANGUAGE === 'fr';

/** Returns null when nothing was chosen in this browser. */
export function readChosenLanguage(): Language | null {
  const value = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  return isLanguage(value) ? value : null;
}

/** The language that the browser prefers among those of the site; null when it prefers none of them. */
export function getBrowserLanguage(): Language | null {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.split('-', 1)[0] === language);
    if (found !== undefined) return found;
  }
  return null;
}

export const rememberLanguage = (language: Language): void => writeCookie(LANGUAGE_COOKIE, language);

/** Opens the page at `path` (without its language, with its query) in a language, which is remembered. */
export async function openInLanguage(language: Language, path: string): Promise<void> {
  rememberLanguage(language);
  // While the session is being checked, the server knows the user by the stored token.
  const { status, user } = currentSession();
  // The language of the mails is not worth an error message: the next choice tries again.
  if (status !== 'visitor' && user?.language !== language)
    await updateMe({ language }).catch(() => undefined);
  window.location.assign(inLanguage(language, path));
}

/** Shows the page again with tournaments in French, or in English. */
export function toggleFrenchGames(): void {
  writeCookie(GAMES_COOKIE, hasFrenchGames ? '' : 'fr');
  window.location.reload();
}

/** An empty value removes the cookie. */
function writeCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = value === '' ? 0 : A_YEAR_SECONDS;
  // Not `cookieStore`, which Firefox and Safari have only had since 2025, and plain HTTP does not have at all.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${name}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
