/** The languages of the site. The first is the one of the specification, used where none is asked for. */
export const LANGUAGES = ['fr', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = LANGUAGES[0];

/** A language that a newer version has stored is unknown here: the default one takes its place. */
export function parseLanguage(text: unknown): Language {
  return isLanguage(text) ? text : DEFAULT_LANGUAGE;
}

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}
