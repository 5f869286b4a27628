import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Button } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';
import styles from './full-page-message.module.css';
import { LoadingScreen } from './loading-screen.tsx';
import { ERROR_TEXTS } from './messages.ts';
import { mayBeStale, reloadPage } from './stale-chunk.ts';

/** Takes the place of a page whose rendering threw or whose code could not be loaded. */
export function RouteError() {
  const error = useRouteError();
  const [isReloading, setReloading] = useState(() => mayBeStale(error));
  useEffect(() => {
    if (isReloading) void reloadPage().then(() => setReloading(false));
  }, [isReloading]);
  return isReloading ? <LoadingScreen /> : <Failed />;
}

function Failed() {
  useDocumentTitle(ERROR_TEXTS.failedTitle);
  return (
    <main className={styles.page} id="content">
      <Mark size="l" />
      <h1>{ERROR_TEXTS.failedTitle}</h1>
      <p role="alert">{ERROR_TEXTS.failed}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {ERROR_TEXTS.reload}
        </Button>
        <Button to={paths.home.to()} reloadDocument>
          {ERROR_TEXTS.home}
        </Button>
      </div>
    </main>
  );
}
