import { lazy, Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { refreshSession, useSession } from '../api/session.ts';
import { paths } from '../lib/paths.ts';
import { isAdmin, isStaff } from '../lib/roles.ts';
import { useFocusAfterChange } from '../lib/use-focus-after-change.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './layout.module.css';
import { SESSION_TEXTS } from './messages.ts';

const SecondFactorFirst = lazy(async () => {
  const module = await import('../features/second-factor/second-factor-first.tsx');
  return { default: module.SecondFactorFirst };
});

/** Pages for somebody signed in; a visitor goes to /login, which leads back here (AX-34, AC-25). */
export function RequireSession() {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'signed-in') return <Outlet />;
  if (session.problem === 'unreachable')
    return (
      <main className={styles.narrow}>
        <VisuallyHidden as="div">
          <h1>{SESSION_TEXTS.unreachableTitle}</h1>
        </VisuallyHidden>
        <ErrorState isPage text={SESSION_TEXTS.unreachable} onRetry={() => void refreshSession()} />
      </main>
    );
  return <Navigate to={paths.login.to(location.pathname + location.search)} replace />;
}

/** Asks for a session when an author's editor opens, not later: one that ends meanwhile takes nothing off the screen (BU-21). */
export function RequireSessionToOpen() {
  const { pathname } = useLocation();
  return <AskedOnce key={pathname} />;
}

function AskedOnce() {
  const { status } = useSession();
  const [wasSignedIn] = useState(status === 'signed-in');
  return wasSignedIn ? <Outlet /> : <RequireSession />;
}

/** Admins alone; anybody else goes home (AD-7). */
export function RequireAdmin() {
  return <RequireRole isAllowed={isAdmin} />;
}

/** Those who look at flagged images: modos and admins (AD-34). */
export function RequireStaff() {
  return <RequireRole isAllowed={isStaff} />;
}

function findHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading !== null) heading.tabIndex = -1;
  return heading;
}

/** A session that ended leads to the sign-in, which leads back here (AC-70). */
function RequireRole({ isAllowed }: { isAllowed: typeof isAdmin }) {
  const { user, problem } = useSession();
  const isMissing = user?.second_factor_missing === true;
  // The page comes where one has just set it up, in the place of what had the focus.
  useFocusAfterChange(String(isMissing), findHeading);
  if (user !== null && !isAllowed(user)) return <Navigate to={paths.home.to()} replace />;
  if (isMissing)
    return (
      <Suspense fallback={null}>
        <SecondFactorFirst />
      </Suspense>
    );
  if (user !== null) return <Outlet />;
  return problem === null ? <Navigate to={paths.home.to()} replace /> : <RequireSession />;
}
