import { LOBBY_TEXTS } from '@palmares/texts/page/rooms-play';
import type { ReactNode } from 'react';
import { hasShareSheet, openShareSheet } from '../../lib/share-sheet.ts';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { IconShare } from '../../ui/icons-actions.tsx';
import { IconExternal } from '../../ui/icons-arrows.tsx';
import { IconLock } from '../../ui/icons-status.tsx';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './invitation.module.css';
import { RenewKeys } from './renew-keys.tsx';
import { useRoom } from './room-context.ts';
import { getEntryAddress, getInvitation, getScreenPath, useRoomKeys } from './room-keys.ts';

/** Invites others: code and QR code first, then the link. */
export function Invitation({ isLocked = false }: { isLocked?: boolean }) {
  const { code } = useRoom();
  const keys = useRoomKeys();
  const address = getInvitation(code, keys);
  const share = () => void openShareSheet({ title: LOBBY_TEXTS.shareText, url: address });
  return (
    <section className={styles.invitation} aria-label={LOBBY_TEXTS.invite}>
      <div className={styles.ways}>
        <RoomCode code={code} isLocked={isLocked} />
      </div>
      <div className={styles.qr}>
        <QrPicture text={address} label={LOBBY_TEXTS.qr} />
      </div>
      <div className={styles.link}>
        <CopyField
          label={LOBBY_TEXTS.link}
          value={address}
          copy={LOBBY_TEXTS.copy}
          copied={LOBBY_TEXTS.copied}
        />
      </div>
      {hasShareSheet() && (
        <Button className={styles.share} icon={<IconShare size="s" />} onClick={share}>
          {LOBBY_TEXTS.share}
        </Button>
      )}
    </section>
  );
}

/** The screen and new links, for who may have the keys (SA-48). */
export function InvitationLinks({ children }: { children?: ReactNode }) {
  const { code } = useRoom();
  const keys = useRoomKeys();
  return (
    <div className={styles.links}>
      {keys !== null && (
        <>
          <Button size="s" icon={<IconExternal size="s" />} to={getScreenPath(code, keys)} target="_blank">
            {LOBBY_TEXTS.screen}
          </Button>
          <RenewKeys />
        </>
      )}
      {children}
    </div>
  );
}

/** The code, large, and where it is typed. A screen reader spells it. */
export function RoomCode({ code, isLocked = false }: { code: string; isLocked?: boolean }) {
  return (
    <p className={styles.code}>
      <span className={styles.where}>{LOBBY_TEXTS.at(getEntryAddress())}</span>
      <strong className={styles.symbols} aria-hidden="true">
        {code}
        {isLocked && <IconLock />}
      </strong>
      <VisuallyHidden>
        {LOBBY_TEXTS.code} {[...code].join(' ')}
      </VisuallyHidden>
    </p>
  );
}
