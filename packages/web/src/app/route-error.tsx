import { paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Button } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';
import styles from './full-page-message.module.css';
import { ERROR_TEXTS } from './messages.ts';

/** A page that failed to draw or whose code did not arrive. */
export function RouteError() {
  useDocumentTitle(ERROR_TEXTS.failedTitle);
  return (
    <main className={styles['page']} id="content">
      <Mark size="l" />
      <h1>{ERROR_TEXTS.failedTitle}</h1>
      <p role="alert">{ERROR_TEXTS.failed}</p>
      <div className={styles['actions']}>
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
