import { currentSession, subscribeToSession } from '../api/session.ts';

/** Resolves when it is known who is signed in, or that this cannot be known now. */
export function waitForSession(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (currentSession().status === 'checking') return;
      stop();
      resolve();
    };
    const stop = subscribeToSession(look);
    look();
  });
}
