import { ANNOUNCEMENTS, PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type RoomState, useRoom } from './room-context.ts';
import { describeStep, describeVotes } from './step-texts.ts';

/** Tells a screen reader, politely, that a step opened or was revealed. Its text changes only then, not with every vote. */
export function Announcer() {
  const room = useRoom();
  return (
    <VisuallyHidden>
      <output aria-live="polite">{getAnnouncement(room)}</output>
    </VisuallyHidden>
  );
}

function getAnnouncement({ snapshot, images }: RoomState): string {
  const { phase, step, steps, paused } = snapshot;
  if (phase === 'board') return ANNOUNCEMENTS.board;
  if (phase === 'reveal')
    return ANNOUNCEMENTS.revealed(describeStep(snapshot, images), describeVotes(snapshot, images));
  if (phase !== 'play') return '';
  if (paused) return PLAY_TEXTS.paused;
  return ANNOUNCEMENTS.stepOpen(step + 1, steps, describeStep(snapshot, images));
}
