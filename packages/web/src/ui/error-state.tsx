import { Button } from './button.tsx';
import styles from './empty-state.module.css';
import { IconRefresh } from './icons-actions.tsx';
import { IconWarning } from './icons-status.tsx';
import { useLanguage } from './language.ts';

const RETRY = { fr: 'Réessayer', en: 'Try again' } as const;

/** Something could not be loaded: what, and another try. */
export function ErrorState({
  text,
  onRetry,
  retrying = false,
}: {
  text: string;
  onRetry?: () => void;
  retrying?: boolean;
}) {
  const language = useLanguage();
  return (
    <div className={styles.state}>
      <div className={styles.icon}>
        <IconWarning size="l" />
      </div>
      <p className={styles.title} role="alert">
        {text}
      </p>
      {onRetry && (
        <Button icon={<IconRefresh size="s" />} loading={retrying} onClick={onRetry}>
          {RETRY[language]}
        </Button>
      )}
    </div>
  );
}
