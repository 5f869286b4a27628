import { ACTION_TEXTS as game } from '@palmares/texts/game/report-action';
import { ACTION_TEXTS as page } from '@palmares/texts/page/report-action';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { IconMore } from './icons-actions.tsx';
import { useLanguage } from './language.ts';
import type { SheetProps } from './viewer-sheet.tsx';

const ACTION_TEXTS = { fr: page, en: game };

const LazySheet = lazy(() =>
  import('./viewer-sheet.tsx').then((module) => ({ default: module.ViewerSheet })),
);

/** On a phone, the button of a sheet with everything that the header leaves out. Its code loads on the first press. */
export function ViewerMore(props: Omit<SheetProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  const texts = ACTION_TEXTS[useLanguage()];
  return (
    <>
      <IconButton label={texts.more} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconMore />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <LazySheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
