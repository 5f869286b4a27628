import type { Image } from '@palmares/core/contract/types';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../api/failure-text.ts';
import { imageUsesQuery } from '../../queries/admin.ts';
import { PurgeDialog } from '../../ui/purge-dialog.tsx';
import { FLAG_TEXTS } from './messages.ts';
import { useDecision } from './use-decision.ts';

/** Before a flagged image goes, like any other that an admin takes away from everywhere. */
export function RemoveQuestion({
  image,
  onClose,
}: {
  image: Pick<Image, 'id' | 'name'>;
  onClose: () => void;
}) {
  const uses = useQuery(imageUsesQuery(image.id));
  const { mutate, isPending, error } = useDecision('removed');
  return (
    <PurgeDialog
      name={image.name}
      uses={uses}
      purging={isPending}
      failure={error && failureText(error, FLAG_TEXTS.failed)}
      onConfirm={() => mutate(image.id, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
