import { LANGUAGE as GAME_LANGUAGE } from '@palmares/texts/game/language';
import { LANGUAGE_NAMES, LANGUAGES } from '@palmares/texts/language';
import { LANGUAGE } from '@palmares/texts/page/language';
import { LANGUAGE_TEXTS } from '@palmares/texts/page/shell';
import { Menu } from '../../ui/menu.tsx';
import styles from './language-menu.module.css';
import { usePagePath } from './use-page-path.ts';

const CODE = LANGUAGE.toUpperCase();
/** The first view does not need it. */
const loadChoice = () => import('./language-choice.ts');

/** The language of the page as a button of the header, with a menu of the others. */
export function LanguageMenu() {
  const path = usePagePath();
  return (
    <Menu
      label={LANGUAGE_TEXTS.chosen(CODE, LANGUAGE_NAMES[LANGUAGE])}
      triggerClassName={styles.trigger}
      trigger={CODE}
      items={[
        ...LANGUAGES.map((language) => ({
          label: LANGUAGE_NAMES[language],
          lang: language,
          checked: language === LANGUAGE,
          onSelect: () => void loadChoice().then((choice) => choice.openInLanguage(language, path)),
        })),
        ...(LANGUAGE === 'fr'
          ? [
              { kind: 'separator' as const },
              {
                label: LANGUAGE_TEXTS.games,
                checked: GAME_LANGUAGE === 'fr',
                onSelect: () => void loadChoice().then((choice) => choice.toggleFrenchGames()),
              },
            ]
          : []),
      ]}
    />
  );
}
