import { inLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@palmares/texts/language';
import { LANGUAGE } from '@palmares/texts/page/language';
import { LANGUAGE_TEXTS } from '@palmares/texts/page/shell';
import type { MouseEvent } from 'react';
import { IconCheck } from '../../ui/icons-actions.tsx';
import { canChooseGames, hasFrenchGames, openInLanguage, toggleFrenchGames } from './language-choice.ts';
import styles from './language-links.module.css';
import { usePagePath } from './use-page-path.ts';

/** The page in each language as links, and on French pages a switch for the language of the tournaments. */
export function LanguageLinks() {
  const path = usePagePath();

  function open(event: MouseEvent, language: Language): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void openInLanguage(language, path);
  }

  return (
    <ul>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={inLanguage(language, path)}
            lang={language}
            hrefLang={language}
            className={styles.choice}
            aria-current={language === LANGUAGE ? 'true' : undefined}
            onClick={(event) => open(event, language)}
          >
            {LANGUAGE_NAMES[language]}
            {language === LANGUAGE && <IconCheck size="s" />}
          </a>
        </li>
      ))}
      {canChooseGames && (
        <li>
          <button
            type="button"
            role="switch"
            aria-checked={hasFrenchGames}
            className={styles.choice}
            onClick={toggleFrenchGames}
          >
            {LANGUAGE_TEXTS.games}
            {hasFrenchGames && <IconCheck size="s" />}
          </button>
        </li>
      )}
    </ul>
  );
}
