import { ACTION_TEXTS as game } from '@palmares/texts/game/report-action';
import { ACTION_TEXTS as page } from '@palmares/texts/page/report-action';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconMore } from '../../ui/icons-actions.tsx';
import { IconFlag } from '../../ui/icons-status.tsx';
import { textsByLanguage, useLanguage } from '../../ui/language.ts';
import { Menu } from '../../ui/menu.tsx';
import type { ReportSlotProps } from '../../ui/report-slot.tsx';
import styles from './report-action.module.css';

const ReportDialog = lazy(() =>
  import('./report-dialog.tsx').then((module) => ({ default: module.ReportDialog })),
);

const ACTION_TEXTS = textsByLanguage(page, game);

/** « Signaler »: the code of its dialog loads on demand. */
export function ReportAction({ target, look }: ReportSlotProps) {
  const [open, setOpen] = useState(false);
  const texts = ACTION_TEXTS[useLanguage()];
  const icon = <IconFlag size="s" />;
  return (
    <>
      {look === 'menu' ? (
        <Menu
          label={texts.more}
          triggerClassName={styles.more}
          trigger={<IconMore />}
          items={[{ label: texts.report, icon: <IconFlag />, onSelect: () => setOpen(true) }]}
        />
      ) : (
        <Button variant="quiet" size="s" icon={icon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {texts.report}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <ReportDialog target={target} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Renders the report action in the slots of a page, each for another target. */
export const renderReport = (props: ReportSlotProps) => <ReportAction {...props} />;
