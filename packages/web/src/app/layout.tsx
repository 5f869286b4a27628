import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useSession } from '../api/session.ts';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { LoadingScreen } from './loading-screen.tsx';
import { HEADER_TEXTS } from './messages.ts';

// None of these is in a visitor's first view: they come beside it.
const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }));
const Footer = lazy(async () => ({ default: (await import('./footer.tsx')).Footer }));
const SessionBanner = lazy(async () => ({ default: (await import('./session-banner.tsx')).SessionBanner }));

/** The frame of every page. Only somebody who has a token waits for the first check of the session. */
export function Layout() {
  const { status, problem } = useSession();
  if (status === 'checking') return <LoadingScreen />;
  return (
    <>
      <a className={styles['skip']} href="#content">
        {HEADER_TEXTS.skip}
      </a>
      <Header />
      {problem !== null && (
        <Suspense fallback={null}>
          <SessionBanner />
        </Suspense>
      )}
      <Content />
      <Suspense fallback={null}>
        <Footer />
        <Toaster />
      </Suspense>
      {/* Top on a new page, restored on back; a change of query alone leaves the scroll as it is. */}
      <ScrollRestoration getKey={(location) => location.key} />
    </>
  );
}

function Content() {
  const { pathname } = useLocation();
  const content = useRef<HTMLDivElement>(null);
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    // A new page: the keyboard and the screen reader start at its top.
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div ref={content} id="content" tabIndex={-1} className={styles['content']}>
      <Outlet />
    </div>
  );
}
