// The colours of an embed: those that its address asks for, else those of whoever looks.
const THEMES = ['dark', 'light'] as const;

export type EmbedTheme = (typeof THEMES)[number] | 'auto';

/** What is unknown is the reader's. */
export function parseTheme(query: unknown): EmbedTheme {
  const wanted = (query as { theme?: unknown }).theme;
  return THEMES.find((theme) => theme === wanted) ?? 'auto';
}
