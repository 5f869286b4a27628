import { DIALOG_TEXTS } from '@palmares/texts/page/album-dialog';
import { useLocation } from 'react-router';
import type { AlbumRefusal } from '../../api/album-refusal.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';

type Props = { open: boolean; refusal: AlbumRefusal; onClose: () => void };

/** In the place of an album that this reader may not open. */
export function RefusedAlbum({ open, refusal: { text, mayHelp }, onClose }: Props) {
  const { pathname, search } = useLocation();
  return (
    <Dialog
      open={open}
      title={DIALOG_TEXTS.failed}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{DIALOG_TEXTS.close}</Button>
          {mayHelp && (
            <Button variant="primary" to={paths.login.to(pathname + search)}>
              {DIALOG_TEXTS.signIn}
            </Button>
          )}
        </>
      }
    >
      <InlineAlert kind="error">{text}</InlineAlert>
    </Dialog>
  );
}
