import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import { parseRoomCode } from '@palmares/core/room/code';
import { ENTRY_TEXTS, SCREEN_TEXTS } from '@palmares/texts/page/rooms-play';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { call } from '../../api/client.ts';
import { inRoom } from '../../api/room.ts';
import { isStepPhase } from './room-context.ts';
import styles from './room-screen.module.css';
import { ScreenInvitation } from './screen-invitation.tsx';
import { ScreenResult } from './screen-result.tsx';
import { ScreenStep } from './screen-step.tsx';
import { useRoomImages } from './use-room-images.ts';
import { useRoomLink } from './use-room-link.ts';

/**
 * A room for a television, a projector or OBS: nothing to press. The key of the address is exchanged for a cookie (SA-19). Parameters:
 * `fond=transparent` shows no background, `code=non` hides code and QR code.
 */
export function RoomScreen({ typed }: { typed: string }) {
  const code = parseRoomCode(typed);
  const { hash } = useLocation();
  const [params] = useSearchParams();
  const isTransparent = params.get('fond') === 'transparent';
  useTransparentPage(isTransparent);
  const key = hash.slice(1);
  const entry = useQuery({
    queryKey: ['rooms', code, 'screen', key],
    queryFn: () => call(inRoom(ROOM_ENDPOINTS.enterRoom, code ?? ''), { body: { screen_key: key } }),
    enabled: code !== null && key !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isRefused = code === null || key === '' || entry.isError;
  return (
    <main className={styles.page} data-transparent={isTransparent || undefined}>
      {isRefused && <Message text={SCREEN_TEXTS.refused} />}
      {!isRefused && entry.isPending && <Message text={ENTRY_TEXTS.loading} />}
      {entry.isSuccess && code !== null && <Live code={code} hidesCode={params.get('code') === 'non'} />}
    </main>
  );
}

function Message({ text }: { text: string }) {
  return <h1 className={styles.message}>{text}</h1>;
}

/** OBS shows what lies behind a page without background. */
function useTransparentPage(isTransparent: boolean): void {
  useEffect(() => {
    if (!isTransparent) return undefined;
    document.body.style.background = 'transparent';
    return () => void document.body.style.removeProperty('background');
  }, [isTransparent]);
}

function Live({ code, hidesCode }: { code: string; hidesCode: boolean }) {
  const { snapshot, refusal, clockOffset } = useRoomLink(code, 'screen');
  const images = useRoomImages(code, 'screen', snapshot);
  if (refusal !== null) return <Message text={SCREEN_TEXTS.refused} />;
  if (snapshot === null) return <Message text={ENTRY_TEXTS.loading} />;
  const { phase } = snapshot;
  const shown = { snapshot, images, hidesCode };
  return (
    <div className={styles.live} data-phase={phase}>
      {phase === 'lobby' && <ScreenInvitation snapshot={snapshot} hidesCode={hidesCode} />}
      {isStepPhase(phase) && <ScreenStep {...shown} clockOffset={clockOffset} />}
      {(phase === 'board' || phase === 'end') && <ScreenResult {...shown} />}
    </div>
  );
}
