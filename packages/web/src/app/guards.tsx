import { SESSION_TEXTS } from '@palmares/texts/page/shell';
import { lazy, Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { refreshSession, useSession } from '../api/session.ts';
import { paths } from '../lib/paths.ts';
import { isAdmin, isStaff } from '../lib/roles.ts';
import { useFocusAfterChange } from '../lib/use-focus-after-change.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './layout.module.css';

const SecondFactorRequired = lazy(async () => {
  const module = await import('../features/second-factor/second-factor-required.tsx');
  return { default: module.SecondFactorRequired };
});

/** Guards pages that need a session; a visitor is redirected to /login, which leads back here (AX-34, AC-25). */
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

/** Requires a session only when an author's editor opens: one that ends later removes nothing from the screen (BU-21). */
export function RequireSessionToOpen() {
  const { pathname } = useLocation();
  return <AskedOnce key={pathname} />;
}

function AskedOnce() {
  const { status } = useSession();
  const [wasSignedIn] = useState(status === 'signed-in');
  return wasSignedIn ? <Outlet /> : <RequireSession />;
}

/** Allows admins only; others are redirected to the home page (AD-7). */
export function RequireAdmin() {
  return <RequireRole isAllowed={isAdmin} />;
}

/** Allows modos and admins, who review flagged images (AD-34). */
export function RequireStaff() {
  return <RequireRole isAllowed={isStaff} />;
}

function findHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading !== null) heading.tabIndex = -1;
  return heading;
}

/** An ended session redirects to the sign-in, which leads back here (AC-70). */
function RequireRole({ isAllowed }: { isAllowed: typeof isAdmin }) {
  const { user, problem } = useSession();
  const isMissing = user?.second_factor_missing === true;
  // After the second factor is set up, the page replaces the form that had the focus.
  useFocusAfterChange(String(isMissing), findHeading);
  if (user !== null && !isAllowed(user)) return <Navigate to={paths.home.to()} replace />;
  if (isMissing)
    return (
      <Suspense fallback={null}>
        <SecondFactorRequired />
      </Suspense>
    );
  if (user !== null) return <Outlet />;
  return problem === null ? <Navigate to={paths.home.to()} replace /> : <RequireSession />;
}
