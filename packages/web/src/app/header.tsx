import { HEADER_TEXTS } from '@palmares/texts/page/shell';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../api/session.ts';
import { LanguageMenu } from '../features/language/language-menu.tsx';
import { paths } from '../lib/paths.ts';
import { isAdmin } from '../lib/roles.ts';
import { runWhenIdle } from '../lib/run-when-idle.ts';
import { toggleTheme, useTheme } from '../theme/theme.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { hint } from '../ui/hint.ts';
import icon from '../ui/icon-button.module.css';
import { IconButton } from '../ui/icon-button.tsx';
import { IconMenu, IconMoon, IconSearch, IconSun } from '../ui/icons-shell.tsx';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import session from '../ui/session-parts.module.css';
import styles from './header.module.css';
import { TABS, TabLink } from './tab-link.tsx';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));
const loadMobileMenu = () => import('./deferred-shell.ts');
const MobileMenu = lazy(() => loadMobileMenu().then((module) => ({ default: module.MobileMenu })));

function preloadMobileMenu(): void {
  loadMobileMenu().catch(() => {
    // Offline: the click loads it again, and shows the error if that fails too.
  });
}

export function Header() {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.home.to()} className={styles.logo} aria-label={HEADER_TEXTS.home}>
          <Logo />
          <span className={styles.name}>Palmarès</span>
        </Link>
        <nav className={styles.tabs} aria-label={HEADER_TEXTS.navigation}>
          {TABS.map((tab) => (
            <TabLink key={tab.to} tab={tab} className={styles.tab} />
          ))}
        </nav>
        <div className={styles.tools}>
          {isAdmin(user) && <WideLink to={paths.admin.to()} label={HEADER_TEXTS.admin} />}
          <WideLink to={paths.addAlbum.to()} label={HEADER_TEXTS.createAlbum} className={session.member} />
          <SearchLink />
          <LanguageMenu />
          <ThemeToggle />
          {user ? (
            <Suspense fallback={<span className={styles.account} />}>
              <AccountMenu user={user} />
            </Suspense>
          ) : (
            <>
              <SignIn pathname={pathname} search={search} />
              <span className={classNames(styles.account, session.member)} />
            </>
          )}
          <MobileMenuButton key={pathname} />
        </div>
      </div>
    </header>
  );
}

/** A link of the wide header; on a phone the menu contains it. */
function WideLink({ to, label, className }: { to: string; label: string; className?: string | undefined }) {
  const isHere = useLocation().pathname === to;
  return (
    <Button
      to={to}
      className={classNames(styles.wideOnly, className)}
      aria-current={isHere ? 'page' : undefined}
    >
      {label}
    </Button>
  );
}

/** On a phone, a visitor finds the search in the menu: the button « Connexion » leaves no room beside the name. */
function SearchLink() {
  const isHere = useLocation().pathname === paths.search.pattern;
  return (
    <Link
      to={paths.search.to()}
      className={classNames(icon.button, icon.quiet, styles.search)}
      {...hint(HEADER_TEXTS.search)}
      aria-label={HEADER_TEXTS.search}
      aria-current={isHere ? 'page' : undefined}
    >
      <IconSearch />
    </Link>
  );
}

/** Signing in leads back to the page where the link was clicked, except from the sign-in and register pages themselves. */
function SignIn({ pathname, search }: { pathname: string; search: string }) {
  const onForm = pathname === paths.login.pattern || pathname === paths.register.pattern;
  const here = pathname + search;
  const to = onForm ? pathname + search : paths.login.to(here === paths.home.to() ? undefined : here);
  return (
    <Button
      to={onForm && pathname === paths.register.pattern ? paths.login.pattern + search : to}
      variant="primary"
      className={classNames(styles.signIn, session.visitor)}
    >
      {HEADER_TEXTS.signIn}
    </Button>
  );
}

function ThemeToggle() {
  const theme = useTheme();
  return (
    <IconButton
      label={theme === 'dark' ? HEADER_TEXTS.toLight : HEADER_TEXTS.toDark}
      className={styles.theme}
      onClick={toggleTheme}
    >
      {/* CSS shows one of the two icons, because the theme is set on the root before hydration. */}
      <IconSun className={styles.toLight} />
      <IconMoon className={styles.toDark} />
    </IconButton>
  );
}

/** The caller keys this component by the path: a navigation unmounts it, which closes the menu. */
function MobileMenuButton() {
  const [open, setOpen] = useState(false);
  useEffect(() => runWhenIdle(preloadMobileMenu), []);
  return (
    <>
      <IconButton
        label={HEADER_TEXTS.menu}
        className={styles.hamburger}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preloadMobileMenu}
        onClick={() => setOpen(true)}
      >
        <IconMenu size="l" />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <MobileMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
