import { HEADER_TEXTS, LANGUAGE_TEXTS } from '@palmares/texts/page/shell';
import { useSession } from '../api/session.ts';
import { LanguageLinks } from '../features/language/language-links.tsx';
import { paths } from '../lib/paths.ts';
import { isAdmin } from '../lib/roles.ts';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/dialog.tsx';
import { IconPlus } from '../ui/icons-actions.tsx';
import styles from './mobile-menu.module.css';
import { TABS, TabLink } from './tab-link.tsx';

const SEARCH_TAB = { to: paths.search.to(), label: HEADER_TEXTS.search };

export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  return (
    <Drawer title={HEADER_TEXTS.menu} onClose={onClose}>
      <nav className={styles.tabs} aria-label={HEADER_TEXTS.navigation}>
        <TabLink tab={SEARCH_TAB} className={styles.tab} onClick={onClose} />
        {TABS.map((tab) => (
          <TabLink key={tab.to} tab={tab} className={styles.tab} onClick={onClose} />
        ))}
      </nav>
      {isAdmin(user) && (
        <Button to={paths.admin.to()} wide onClick={onClose}>
          {HEADER_TEXTS.admin}
        </Button>
      )}
      {user && (
        <Button to={paths.addAlbum.to()} icon={<IconPlus size="s" />} wide onClick={onClose}>
          {HEADER_TEXTS.createAlbum}
        </Button>
      )}
      <nav className={styles.languages} aria-label={LANGUAGE_TEXTS.menu}>
        <h2>{LANGUAGE_TEXTS.menu}</h2>
        <LanguageLinks />
      </nav>
    </Drawer>
  );
}
