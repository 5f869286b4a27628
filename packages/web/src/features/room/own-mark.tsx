import { PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import { IconCheck } from '../../ui/icons-actions.tsx';
import { Spinner } from '../../ui/spinner.tsx';

type Props = {
  /** The server has not answered yet (SA-47). */
  isSending: boolean;
  className: string | undefined;
};

/** Marks the own vote, for the eye: the name of the button says it too. */
export function OwnMark({ isSending, className }: Props) {
  return (
    <span className={className} aria-hidden="true">
      {isSending ? <Spinner size="s" /> : <IconCheck size="s" />}
      {getOwnText(isSending)}
    </span>
  );
}

export const getOwnText = (isSending: boolean): string => (isSending ? PLAY_TEXTS.sending : PLAY_TEXTS.yours);
