import { ACTION_TEXTS as game } from '@palmares/texts/game/content-header';
import { ACTION_TEXTS as page } from '@palmares/texts/page/content-header';
import { type ComponentType, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { ConvertSlotProps } from '../../ui/convert-slot.tsx';
import { IconArrowRight } from '../../ui/icons-shell.tsx';
import { textsByLanguage, useLanguage } from '../../ui/language.ts';

const TEXTS = textsByLanguage(page, game);

type Props = ConvertSlotProps & {
  /** The dialog, whose code loads on the first click. */
  Dialog: ComponentType<Pick<ConvertSlotProps, 'kind' | 'id'> & { onClose: () => void }>;
};

/** The only link from a finished content to another kind. */
export function ContinueButton({ kind, id, size = 'm', Dialog }: Props) {
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
        {TEXTS[useLanguage()].convert}
      </Button>
      {open && (
        <Suspense>
          <Dialog kind={kind} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
