import type { Image } from '@palmares/core/contract/types';
import { FLAG_TEXTS } from '@palmares/texts/page/moderation';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../api/failure-text.ts';
import { imageUsesQuery } from '../../queries/admin.ts';
import { PurgeDialog } from '../../ui/purge-dialog.tsx';
import { useDecision } from './use-decision.ts';

/** Asks before a flagged image is purged, like any other image that an admin purges. */
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
