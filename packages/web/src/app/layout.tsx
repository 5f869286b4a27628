import { CONTENT_KINDS } from '@palmares/core/content-kind';
import { PAGES } from '@palmares/core/contract/pages';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router';
import { useSession } from '../api/session.ts';
import { hasFirstData } from '../first-view/first-data.ts';
import { KINDS } from '../kinds/kinds.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { preloadDialog } from '../ui/dialog.tsx';
import { LanguageContext } from '../ui/language.ts';
import skip from '../ui/skip-link.module.css';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { LoadingScreen } from './loading-screen.tsx';
import { HEADER_TEXTS } from './messages.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

// A visitor's first view shows none of these, so their code is loaded apart from it.
const Toaster = lazyBeside(async () => (await import('./beside.ts')).Toaster);
const OfflineNotice = lazyBeside(async () => (await import('./beside.ts')).OfflineNotice);
const Footer = lazyBeside(async () => (await import('./beside.ts')).Footer);
const SessionBanner = lazyBeside(async () => (await import('./session-banner.tsx')).SessionBanner);

/** A part whose code cannot be loaded is left out: its error would take down the page, with what is typed there. */
function lazyBeside(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing(): null {
  return null;
}

/** The frame of every page. Only somebody who has a token waits for the first check of the session. */
export function Layout() {
  const { status, problem } = useSession();
  const { key } = useLocation();
  const [firstKey] = useState(key);
  useEffect(revealFocus, []);
  useEffect(() => {
    // The code of dialogs is loaded ahead, so that they also open once the network has gone.
    if (status !== 'checking') whenIdle(preloadDialog);
  }, [status]);
  // A page that came with its content shows it while the session is checked; a page that one goes on to waits.
  if (status === 'checking' && !(key === firstKey && hasFirstData())) return <LoadingScreen />;
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
        <InScreenLanguage>
          <Toaster />
        </InScreenLanguage>
      </Suspense>
      <Scroll />
    </>
  );
}

/** After the page, whose size it needs. */
function Scroll() {
  useScrollRestoration();
  return null;
}

/** The editor and viewer of a kind may be English (SH-7), and so is what the shell says there. */
const ENGLISH = CONTENT_KINDS.flatMap((kind) =>
  KINDS[kind].language === 'en' ? [PAGES[`${kind}Create`], PAGES[`${kind}Edit`], PAGES[kind]] : [],
);

function InScreenLanguage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isEnglish = ENGLISH.some((pattern) => matchPath(pattern, pathname) !== null);
  return <LanguageContext value={isEnglish ? 'en' : 'fr'}>{children}</LanguageContext>;
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
 * Brings what the keyboard leads to wholly into the window. Returns how to end it. A browser takes what stands 32 px inside a strip that
 * scrolls sideways for visible, and does not scroll to it when it takes the focus: its name is outside the window then (WCAG 2.4.11).
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
