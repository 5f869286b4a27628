import { Navigate, Outlet, useLocation } from 'react-router';
import { refreshSession, useSession } from '../api/session.ts';
import { paths } from '../lib/paths.ts';
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
      <main className={styles['narrow']}>
        <VisuallyHidden as="div">
          <h1>{SESSION_TEXTS.unreachableTitle}</h1>
        </VisuallyHidden>
        <ErrorState text={SESSION_TEXTS.unreachable} onRetry={() => void refreshSession()} />
      </main>
    );
  return <Navigate to={paths.login.to(location.pathname + location.search)} replace />;
}
