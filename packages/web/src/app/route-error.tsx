import { ERROR_TEXTS } from '@palmares/texts/page/shell';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useRouteError } from 'react-router';
import { isOffline } from '../lib/network.ts';
import { paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import styles from './full-page-message.module.css';
import { LoadingScreen } from './loading-screen.tsx';
import { isChunkLoadError, isReloadWorthwhile, reloadPage } from './stale-chunk.ts';

type State = 'reloading' | 'unreachable' | 'failing';

/** Replaces a page whose rendering threw or whose code could not be loaded. */
export function RouteError() {
  const error = useRouteError();
  const [state, setState] = useState<State>(() => {
    if (isReloadWorthwhile(error)) return 'reloading';
    return isChunkLoadError(error) && isOffline() ? 'unreachable' : 'failing';
  });
  useEffect(() => {
    if (state === 'reloading') void reloadPage().then(setState);
  }, [state]);
  const retry = () => setState('reloading');
  if (state === 'reloading') return <LoadingScreen />;
  return state === 'unreachable' ? <Unreachable onRetry={retry} /> : <Failed />;
}

/** Offline: the page loads by itself once the network is back. */
function Unreachable({ onRetry }: { onRetry: () => void }) {
  useDocumentTitle(ERROR_TEXTS.offlineTitle);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const back = () => retry();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
  return (
    <Message title={ERROR_TEXTS.offlineTitle} text={ERROR_TEXTS.offline}>
      <Button variant="primary" onClick={onRetry}>
        {ERROR_TEXTS.retry}
      </Button>
    </Message>
  );
}

function Failed() {
  useDocumentTitle(ERROR_TEXTS.failedTitle);
  return (
    <Message title={ERROR_TEXTS.failedTitle} text={ERROR_TEXTS.failed}>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {ERROR_TEXTS.reload}
      </Button>
      <Button to={paths.home.to()} reloadDocument>
        {ERROR_TEXTS.home}
      </Button>
    </Message>
  );
}

function Message({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main className={styles.page} id="content">
      <Logo size="l" />
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      <div className={styles.actions}>{children}</div>
    </main>
  );
}
