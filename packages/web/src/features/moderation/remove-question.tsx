import type { Image } from '@palmares/core/contract/types';
import { useQuery } from '@tanstack/react-query';
import { imageUsesQuery } from '../../queries/admin.ts';
import { PurgeDialog } from '../../ui/purge-dialog.tsx';

type Props = { image: Image; removing: boolean; onConfirm: () => void; onClose: () => void };

/** Before a flagged image goes, like any other that an admin takes away from everywhere. */
export function RemoveQuestion({ image, removing, onConfirm, onClose }: Props) {
  const uses = useQuery(imageUsesQuery(image.id));
  return (
    <PurgeDialog name={image.name} uses={uses} purging={removing} onConfirm={onConfirm} onClose={onClose} />
  );
}
