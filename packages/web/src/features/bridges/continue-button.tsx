import { lazy, Suspense, useState } from 'react';
import type { BridgesProps } from '../../ui/bridges.tsx';
import { Button } from '../../ui/button.tsx';
import { IconArrowRight } from '../../ui/icons-arrows.tsx';
import { useLanguage } from '../../ui/language.ts';
import type { KeepWork } from './bridge-work.ts';

const LABEL = { fr: 'Continuer autrement', en: 'Continue another way' } as const;

const LazyDialog = lazy(() =>
  import('./continue-dialog.tsx').then((module) => ({ default: module.ContinueDialog })),
);

/** The one way from a finished content to another kind. All else comes with the first press. */
export function ContinueButton({ type, id, size = 'm', keep }: BridgesProps & { keep: KeepWork }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size={size}
        icon={<IconArrowRight size="s" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {LABEL[useLanguage()]}
      </Button>
      {open && (
        <Suspense>
          <LazyDialog type={type} id={id} keep={keep} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
