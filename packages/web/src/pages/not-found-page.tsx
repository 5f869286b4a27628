import { ERROR_TEXTS } from '@palmares/texts/page/shell';
import styles from '../app/full-page-message.module.css';
import { paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';

/** The server answers this address with status 404 too (contract/pages.ts). */
export function Component() {
  useDocumentTitle(ERROR_TEXTS.notFoundPage);
  return (
    <main className={styles.page}>
      <Logo size="l" />
      <p className={styles.code}>404</p>
      <h1>{ERROR_TEXTS.notFoundTitle}</h1>
      <p>{ERROR_TEXTS.notFound}</p>
      <div className={styles.actions}>
        <Button to={paths.home.to()} variant="primary">
          {ERROR_TEXTS.home}
        </Button>
        <Button to={paths.gallery.to()}>{ERROR_TEXTS.albums}</Button>
      </div>
    </main>
  );
}
