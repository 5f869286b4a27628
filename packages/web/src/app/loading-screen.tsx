import { SESSION_TEXTS } from '@palmares/texts/page/shell';
import { Logo } from '../ui/logo.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './loading-screen.module.css';

/** Shown during the first session check, and while the first page's code loads (AC-62). */
export function LoadingScreen() {
  return (
    <main className={styles.screen}>
      <Logo size="l" />
      <VisuallyHidden as="div">
        <h1>Palmarès</h1>
        <output>{SESSION_TEXTS.checking}</output>
      </VisuallyHidden>
    </main>
  );
}
