import { LOBBY_TEXTS } from '@palmares/texts/page/rooms-play';
import { hasShareSheet, openShareSheet } from '../../lib/share-sheet.ts';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { IconShare } from '../../ui/icons-actions.tsx';
import { IconExternal } from '../../ui/icons-arrows.tsx';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './invitation.module.css';
import { RenewKeys } from './renew-keys.tsx';
import { useRoom } from './room-context.ts';
import { getEntryAddress, getInvitation, getScreenPath, useRoomKeys } from './room-keys.ts';

/** Code, link and QR code of the room. `isTitled`: with a heading of its own. */
export function Invitation({ isTitled = true }: { isTitled?: boolean }) {
  const { code } = useRoom();
  const keys = useRoomKeys();
  const address = getInvitation(code, keys);
  const share = () => void openShareSheet({ title: LOBBY_TEXTS.shareText, url: address });
  return (
    <section className={styles.invitation} aria-label={LOBBY_TEXTS.invite}>
      {isTitled && <h2 className={styles.title}>{LOBBY_TEXTS.invite}</h2>}
      <div className={styles.qr}>
        <QrPicture text={address} label={LOBBY_TEXTS.qr} />
      </div>
      <div className={styles.ways}>
        <RoomCode code={code} />
        <CopyField
          label={LOBBY_TEXTS.link}
          value={address}
          copy={LOBBY_TEXTS.copy}
          copied={LOBBY_TEXTS.copied}
        />
        {hasShareSheet() && (
          <Button icon={<IconShare size="s" />} onClick={share}>
            {LOBBY_TEXTS.share}
          </Button>
        )}
        {keys !== null && (
          <>
            <Button
              variant="quiet"
              icon={<IconExternal size="s" />}
              to={getScreenPath(code, keys)}
              target="_blank"
            >
              {LOBBY_TEXTS.screen}
            </Button>
            <RenewKeys />
          </>
        )}
      </div>
    </section>
  );
}

/** The code, large, and where it is typed. A screen reader spells it. */
export function RoomCode({ code }: { code: string }) {
  return (
    <p className={styles.code}>
      <span className={styles.where}>{LOBBY_TEXTS.at(getEntryAddress())}</span>
      <strong className={styles.symbols} aria-hidden="true">
        {code}
      </strong>
      <VisuallyHidden>
        {LOBBY_TEXTS.code} {[...code].join(' ')}
      </VisuallyHidden>
    </p>
  );
}
