import { FAILURE_TEXTS as game } from '@palmares/texts/game/failures';
import { FAILURE_TEXTS as page } from '@palmares/texts/page/failures';
import { useOffline } from '../lib/network.ts';
import { Button } from './button.tsx';
import styles from './empty-state.module.css';
import { IconRefresh, IconWarning } from './icons-shell.tsx';
import { textsByLanguage, useLanguage } from './language.ts';
import { Logo } from './logo.tsx';

const TEXTS = textsByLanguage(page, game);

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
  const texts = TEXTS[useLanguage()];
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
      {isOffline && <p>{texts.offline}</p>}
      {onRetry && (
        <Button icon={<IconRefresh size="s" />} loading={retrying} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
