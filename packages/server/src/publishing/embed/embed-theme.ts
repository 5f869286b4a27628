// The colours of an embed: those that its address requests, otherwise the reader's preference.
const THEMES = ['dark', 'light'] as const;

export type EmbedTheme = (typeof THEMES)[number] | 'auto';

/** An unknown theme falls back to the reader's preference. */
export function parseTheme(query: unknown): EmbedTheme {
  const wanted = (query as { theme?: unknown }).theme;
  return THEMES.find((theme) => theme === wanted) ?? 'auto';
}
