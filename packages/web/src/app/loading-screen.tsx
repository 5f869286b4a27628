import { Mark } from '../ui/mark.tsx';
import styles from './loading-screen.module.css';
import { SESSION_TEXTS } from './messages.ts';

/** While the session is first checked, or the first page's code arrives (spec P1 §2). */
export function LoadingScreen() {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds text, this is a whole screen
    <div className={styles['screen']} role="status" aria-label={SESSION_TEXTS.checking}>
      <Mark size="l" />
    </div>
  );
}
