import { CONTENT_KINDS } from '@palmares/core/content-kind';
import { PAGES } from '@palmares/core/contract/pages';
import { LANGUAGE as GAME_LANGUAGE } from '@palmares/texts/game/language';
import { LANGUAGE } from '@palmares/texts/page/language';
import { HEADER_TEXTS } from '@palmares/texts/page/shell';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router';
import { useSession } from '../api/session.ts';
import { KINDS } from '../kinds/kinds.ts';
import { runWhenIdle } from '../lib/run-when-idle.ts';
import { hasDehydratedData } from '../ssr/hydrate-queries.ts';
import { preloadDialog } from '../ui/dialog.tsx';
import { LanguageContext } from '../ui/language.ts';
import skip from '../ui/skip-link.module.css';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { LoadingScreen } from './loading-screen.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

// A visitor's first view shows none of these, so their code loads separately.
const Toaster = lazyBeside(async () => (await import('./deferred-shell.ts')).Toaster);
const OfflineNotice = lazyBeside(async () => (await import('./deferred-shell.ts')).OfflineNotice);
const LanguageOffer = lazyBeside(async () => (await import('./deferred-shell.ts')).LanguageOffer);
const Footer = lazyBeside(async () => (await import('./deferred-shell.ts')).Footer);
const SessionBanner = lazyBeside(async () => (await import('./session-banner.tsx')).SessionBanner);

/** A part whose code cannot be loaded is left out: its error would unmount the page, with what was typed there. */
function lazyBeside(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing(): null {
  return null;
}

/** The frame of every page. Only a person with a stored token waits for the first session check. */
export function Layout() {
  const { status, problem } = useSession();
  const { key } = useLocation();
  const [firstKey] = useState(key);
  useEffect(revealFocus, []);
  useEffect(() => {
    // Preloads the code of dialogs, so that they also open offline.
    if (status !== 'checking') runWhenIdle(preloadDialog);
  }, [status]);
  // A server-rendered page shows its content during the session check; the next page waits for it.
  if (status === 'checking' && !(key === firstKey && hasDehydratedData())) return <LoadingScreen />;
  return (
    <>
      <a className={skip.skip} href="#content">
        {HEADER_TEXTS.skip}
      </a>
      <Header />
      <Suspense fallback={null}>
        <InScreenLanguage>
          <OfflineNotice />
        </InScreenLanguage>
      </Suspense>
      {problem !== null && (
        <Suspense fallback={null}>
          <InScreenLanguage>
            <SessionBanner />
          </InScreenLanguage>
        </Suspense>
      )}
      <Content />
      <Suspense fallback={null}>
        <Footer />
        <LanguageOffer />
        <InScreenLanguage>
          <Toaster />
        </InScreenLanguage>
      </Suspense>
      <Scroll />
    </>
  );
}

/** Rendered after the page, because it needs the page's height. */
function Scroll() {
  useScrollRestoration();
  return null;
}

/** The editor and viewer of a kind may have another language than the page (SH-7); the shell then uses it too. */
const IN_GAME_LANGUAGE = CONTENT_KINDS.flatMap((kind) =>
  KINDS[kind].language === LANGUAGE ? [] : [PAGES[`${kind}Create`], PAGES[`${kind}Edit`], PAGES[kind]],
);

function InScreenLanguage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isGame = IN_GAME_LANGUAGE.some((pattern) => matchPath(pattern, pathname) !== null);
  return <LanguageContext value={isGame ? GAME_LANGUAGE : LANGUAGE}>{children}</LanguageContext>;
}

function Content() {
  const content = useRef<HTMLDivElement>(null);
  useHeadingFocus(content);
  return (
    <div ref={content} id="content" tabIndex={-1} className={styles.content}>
      <Outlet />
    </div>
  );
}

/**
 * Scrolls the focused element fully into the window. Returns a function that stops it. Browsers consider an element visible that is only 32
 * px inside a strip that scrolls sideways, and do not scroll to it on focus: its name would be outside the window (WCAG 2.4.11).
 */
function revealFocus(): () => void {
  document.addEventListener('focusin', reveal);
  return () => document.removeEventListener('focusin', reveal);
}

function reveal({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
  const { left, right, width } = target.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  if (width <= clientWidth && (left < 0 || right > clientWidth))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
