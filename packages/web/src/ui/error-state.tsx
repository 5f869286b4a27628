import { useOffline } from '../lib/network.ts';
import { Button } from './button.tsx';
import styles from './empty-state.module.css';
import { IconRefresh } from './icons-actions.tsx';
import { IconWarning } from './icons-status.tsx';
import { useLanguage } from './language.ts';
import { Logo } from './logo.tsx';

/** Shown with the screen's error: explains the cause, and that a retry needs the network. */
const OFFLINE = {
  fr: 'Hors connexion : cet appareil n’en a pas gardé de copie.',
  en: 'You are offline: this device has kept no copy of it.',
} as const;
const RETRY = { fr: 'Réessayer', en: 'Try again' } as const;

/** Says that something could not be loaded, and offers a retry. */
export function ErrorState({
  text,
  onRetry,
  retrying = false,
  isPage = false,
}: {
  text: string;
  onRetry?: () => void;
  retrying?: boolean;
  /** True when this is the whole page's content (empty-state.tsx). */
  isPage?: boolean;
}) {
  const language = useLanguage();
  const isOffline = useOffline();
  return (
    <div className={isPage ? styles.page : styles.state}>
      {isPage ? (
        <Logo size="l" />
      ) : (
        <div className={styles.icon}>
          <IconWarning size="l" />
        </div>
      )}
      <p className={styles.title} role="alert">
        {text}
      </p>
      {isOffline && <p>{OFFLINE[language]}</p>}
      {onRetry && (
        <Button icon={<IconRefresh size="s" />} loading={retrying} onClick={onRetry}>
          {RETRY[language]}
        </Button>
      )}
    </div>
  );
}
