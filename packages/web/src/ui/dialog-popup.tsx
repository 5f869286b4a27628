import { Dialog } from '@base-ui/react/dialog';
import { classNames } from './class-names.ts';
import type { DialogProps } from './dialog.tsx';
import styles from './dialog-popup.module.css';
import { IconButton } from './icon-button.tsx';
import { IconClose } from './icons-shell.tsx';

type Props = DialogProps & { open: boolean; shape: 'dialog' | 'drawer' };

export function DialogPopup({
  open,
  shape,
  title,
  description,
  children,
  footer,
  onClose,
  size = 'm',
}: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles['backdrop']} />
        <Dialog.Viewport className={classNames(styles['viewport'], styles[shape])}>
          <Dialog.Popup className={classNames(styles['popup'], size === 'l' && styles['large'])}>
            <header className={styles['header']}>
              <Dialog.Title className={styles['title']}>{title}</Dialog.Title>
              <Dialog.Close
                render={
                  <IconButton label="Fermer">
                    <IconClose />
                  </IconButton>
                }
              />
            </header>
            <div className={styles['body']}>
              {description !== undefined && (
                <Dialog.Description className={styles['description']} render={<div />}>
                  {description}
                </Dialog.Description>
              )}
              {children}
            </div>
            {footer !== undefined && <footer className={styles['footer']}>{footer}</footer>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
