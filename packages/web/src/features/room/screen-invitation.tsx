import type { RoomSnapshot } from '@palmares/core/contract/types';
import { MODE_TEXTS } from '@palmares/texts/page/rooms-open';
import { LOBBY_TEXTS, SCREEN_TEXTS } from '@palmares/texts/page/rooms-play';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { GuestChips } from './guest-chips.tsx';
import { RoomCode } from './invitation.tsx';
import { getRoomAddress } from './room-keys.ts';
import styles from './room-screen.module.css';

type Props = { snapshot: RoomSnapshot; hidesCode: boolean };

/** Before the start: code and QR code, and who is there. */
export function ScreenInvitation({ snapshot, hidesCode }: Props) {
  const { code, mode, guests, counts } = snapshot;
  return (
    <section className={styles.lobby}>
      <h1 className={styles.title}>{hidesCode ? SCREEN_TEXTS.waiting : SCREEN_TEXTS.join}</h1>
      {!hidesCode && (
        <div className={styles.invite}>
          <div className={styles.largeQr}>
            <QrPicture text={getRoomAddress(code)} label={LOBBY_TEXTS.qr} />
          </div>
          <RoomCode code={code} />
        </div>
      )}
      <div className={styles.people}>
        <p className={styles.mode}>
          {MODE_TEXTS[mode].label} · {LOBBY_TEXTS.guests(counts.guests)}
        </p>
        <GuestChips guests={guests} isCentred />
      </div>
    </section>
  );
}
