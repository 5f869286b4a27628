import type { RoomSnapshot } from '@palmares/core/contract/types';
import { MODE_TEXTS } from '@palmares/texts/page/rooms-open';
import { LOBBY_TEXTS, SCREEN_TEXTS } from '@palmares/texts/page/rooms-play';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { GuestChips } from './guest-chips.tsx';
import { RoomCode } from './invitation.tsx';
import { getRoomAddress } from './room-keys.ts';
import styles from './room-screen.module.css';

type Props = {
  snapshot: RoomSnapshot;
  hidesCode?: boolean;
  /** In a corner, while a step is shown. */
  isSmall?: boolean;
};

/** Code and QR code for latecomers, and who is there. */
export function ScreenInvitation({ snapshot, hidesCode = false, isSmall = false }: Props) {
  const { code, mode, guests, counts } = snapshot;
  const address = getRoomAddress(code);
  if (isSmall)
    return (
      <aside className={styles.corner}>
        <div className={styles.smallQr}>
          <QrPicture text={address} label={LOBBY_TEXTS.qr} />
        </div>
        <p className={styles.cornerCode}>{code}</p>
      </aside>
    );
  return (
    <section className={styles.lobby}>
      <h1 className={styles.title}>{hidesCode ? SCREEN_TEXTS.waiting : SCREEN_TEXTS.join}</h1>
      <p className={styles.mode}>{MODE_TEXTS[mode].label}</p>
      {!hidesCode && (
        <div className={styles.invite}>
          <div className={styles.largeQr}>
            <QrPicture text={address} label={LOBBY_TEXTS.qr} />
          </div>
          <RoomCode code={code} />
        </div>
      )}
      <p className={styles.mode}>{LOBBY_TEXTS.guests(counts.guests)}</p>
      <GuestChips guests={guests} />
    </section>
  );
}
