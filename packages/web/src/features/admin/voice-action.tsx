import type { User } from '@palmares/core/contract/types';
import { VOICE_TEXTS } from '@palmares/texts/page/voices';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { FAILURES } from './failures.ts';
import { VoicesQuestion } from './voices-question.tsx';

type Props = { user: User; setCounted: (counted: boolean) => Promise<void> };

/** Leaves the voice of an account out of the palmarès after a confirmation, or counts it again at once. */
export function VoiceAction({ user, setCounted }: Props) {
  const [isAsking, setAsking] = useState(false);
  const takeIn = useMutation({
    mutationFn: () => setCounted(true),
    meta: { failure: FAILURES.voices },
    onSuccess: () => showToast({ kind: 'success', text: VOICE_TEXTS.takenIn(user.username) }),
  });
  if (user.voices_left_out)
    return (
      <Button
        size="s"
        loading={takeIn.isPending}
        aria-label={VOICE_TEXTS.takeInNamed(user.username)}
        onClick={() => takeIn.mutate()}
      >
        {VOICE_TEXTS.takeIn}
      </Button>
    );
  return (
    <>
      <Button size="s" aria-label={VOICE_TEXTS.leaveOutNamed(user.username)} onClick={() => setAsking(true)}>
        {VOICE_TEXTS.leaveOut}
      </Button>
      {isAsking && (
        <VoicesQuestion
          accounts={[user]}
          leaveOut={() => setCounted(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
