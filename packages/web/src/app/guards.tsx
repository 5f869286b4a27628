import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { refreshSession, useSession } from '../api/session.ts';
import { paths } from '../lib/paths.ts';
import { isAdmin, isStaff } from '../lib/roles.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './layout.module.css';
import { SESSION_TEXTS } from './messages.ts';

/** Pages for somebody signed in; a visitor goes to /login, which leads back here (spec P1 §2 and §6). */
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

/** Asks for a session when an author's editor opens, not later: one that ends meanwhile takes nothing off the screen (product.md §4). */
export function RequireSessionToOpen() {
  const { pathname } = useLocation();
  return <AskedOnce key={pathname} />;
}

function AskedOnce() {
  const { status } = useSession();
  const [wasSignedIn] = useState(status === 'signed-in');
  return wasSignedIn ? <Outlet /> : <RequireSession />;
}

/** Admins alone; anybody else goes home (spec P1 §2 and §6). */
export function RequireAdmin() {
  return <RequireRole isAllowed={isAdmin} />;
}

/** Those who look at flagged images: modos and admins (access.md D11). */
export function RequireStaff() {
  return <RequireRole isAllowed={isStaff} />;
}

/** A session that ended leads to the sign-in, which leads back here (spec P1 §4). */
function RequireRole({ isAllowed }: { isAllowed: typeof isAdmin }) {
  const { user, problem } = useSession();
  if (user !== null) return isAllowed(user) ? <Outlet /> : <Navigate to={paths.home.to()} replace />;
  return problem === null ? <Navigate to={paths.home.to()} replace /> : <RequireSession />;
}
