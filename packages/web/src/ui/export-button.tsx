import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Button } from './button.tsx';
import { IconDownload } from './icons-actions.tsx';
import type { PictureDialog } from './picture-dialog.tsx';

const LazyPictureDialog = lazy(() =>
  import('./picture-dialog.tsx').then((module) => ({ default: module.PictureDialog })),
);

type Props = { label: string } & Pick<
  ComponentProps<typeof PictureDialog>,
  'content' | 'images' | 'address'
> &
  Pick<ComponentProps<typeof Button>, 'variant' | 'size'>;

/** A viewer's button that exports its content as a picture or a text. Its code loads on the first click. */
export function ExportButton({ label, content, images, address, ...look }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...look} icon={<IconDownload size="s" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Suspense>
          <LazyPictureDialog
            content={content}
            images={images}
            address={address}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
