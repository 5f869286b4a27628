import type { Image } from '@palmares/core/contract/types';
import { groupTitle } from '@palmares/core/tournament/messages';
import type { Group } from '@palmares/core/tournament/result';
import { type ReactNode, useState } from 'react';
import { ImageDetailDialog } from '../../ui/image-detail-dialog.tsx';

/** The image of a result that is looked at: `show` opens it, the arrows go through all of them from the best. */
export function useShownImage(
  groups: readonly Group[],
  images: ReadonlyMap<number, Image>,
  screen: 'editor' | 'viewer',
): { order: readonly Image[]; show: (image: number) => void; dialog: ReactNode } {
  const [shown, show] = useState<number | null>(null);
  const order = groups.flatMap((group) => group.images.flatMap((id) => images.get(id) ?? []));
  const group = groups.find((one) => shown !== null && one.images.includes(shown));
  const dialog = shown !== null && (
    <ImageDetailDialog
      images={order}
      current={shown}
      note={group === undefined ? undefined : groupTitle(group, screen)}
      onShow={show}
      onClose={() => show(null)}
    />
  );
  return { order, show, dialog };
}
