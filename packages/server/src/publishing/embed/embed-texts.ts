// The texts of embeds, in the language of the content's screens.
import * as en from '@palmares/texts/en/embed';
import * as fr from '@palmares/texts/fr/embed';
import type { Language } from '@palmares/texts/language';
import { KIND_LANGUAGES } from '../../content/shared/kind-languages.ts';
import type { EmbedTexts } from '../kinds/published-kind.ts';
import type { EmbeddedResource } from './embed-content.ts';

export const EMBED_TEXTS: Readonly<Record<Language, EmbedTexts>> = { fr, en };

/** `language` is the one that the reader asked for. */
export function getEmbedLanguage({ kind }: Pick<EmbeddedResource, 'kind'>, language: Language): Language {
  return KIND_LANGUAGES[kind] ?? language;
}
