import type { Image } from '@palmares/core/contract/types';
import type { Group } from '@palmares/core/tournament/result';
import { groupTitle } from '@palmares/texts/game/tournament-rules';
import { type ReactNode, useState } from 'react';
import { ImageDetailDialog } from '../../ui/image-detail-dialog.tsx';

type More = {
  /** Renders the part below the image. `show` opens another image. */
  readonly more: (image: number, show: (image: number) => void, close: () => void) => ReactNode;
  readonly focusAfter: () => HTMLElement | null;
};

/** Opens an image of a result with `show`; the arrow keys go through all images, from the best one. */
export function useShownImage(
  groups: readonly Group[],
  images: ReadonlyMap<number, Image>,
  screen: 'editor' | 'viewer',
  rest: More | null = null,
): { order: readonly Image[]; show: (image: number) => void; dialog: ReactNode } {
  const [shown, show] = useState<number | null>(null);
  const order = groups.flatMap((group) => group.images.flatMap((id) => images.get(id) ?? []));
  const group = groups.find((one) => shown !== null && one.images.includes(shown));
  const close = (): void => show(null);
  const dialog = shown !== null && (
    <ImageDetailDialog
      images={order}
      current={shown}
      note={group === undefined ? undefined : groupTitle(group, screen)}
      onShow={show}
      onClose={close}
      focusAfter={rest?.focusAfter}
    >
      {rest?.more(shown, show, close)}
    </ImageDetailDialog>
  );
  return { order, show, dialog };
}
