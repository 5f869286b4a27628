import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Button } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';
import styles from './full-page-message.module.css';
import { loadAnew, mayBeOutdated } from './late-code.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { ERROR_TEXTS } from './messages.ts';

/** A page that failed to draw or whose code did not arrive. */
export function RouteError() {
  const fault = useRouteError();
  const [isMending, setMending] = useState(() => mayBeOutdated(fault));
  useEffect(() => {
    if (isMending) void loadAnew().then(() => setMending(false));
  }, [isMending]);
  return isMending ? <LoadingScreen /> : <Failed />;
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
