import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useSession } from '../api/session.ts';
import { Toaster } from '../ui/toaster.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { LoadingScreen } from './loading-screen.tsx';
import { HEADER_TEXTS } from './messages.ts';
import { SessionBanner } from './session-banner.tsx';

/** The frame of every page. Only somebody who has a token waits for the first check of the session. */
export function Layout() {
  const { status } = useSession();
  if (status === 'checking') return <LoadingScreen />;
  return (
    <>
      <a className={styles['skip']} href="#content">
        {HEADER_TEXTS.skip}
      </a>
      <Header />
      <SessionBanner />
      <Content />
      <Footer />
      <Toaster />
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
