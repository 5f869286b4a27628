import { TEXT_CARD_TEXTS } from '@palmares/texts/page/uploads';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './text-cards.module.css';
import type { TextCardsDialogProps } from './text-cards-dialog.tsx';

const TextCardsDialog = lazy(() =>
  import('./text-cards-dialog.tsx').then((module) => ({ default: module.TextCardsDialog })),
);

/** Opens the dialog that turns texts into images, for subjects without pictures. */
export function TextCardsButton(props: Omit<TextCardsDialogProps, 'onClose'>) {
  const [isShown, setShown] = useState(false);
  return (
    <p className={styles.offer}>
      <span>{TEXT_CARD_TEXTS.offer}</span>
      <Button size="s" onClick={() => setShown(true)}>
        {TEXT_CARD_TEXTS.open}
      </Button>
      {isShown && (
        <Suspense fallback={null}>
          <TextCardsDialog {...props} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </p>
  );
}
