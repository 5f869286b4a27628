import type { SessionUser } from '@palmares/core/contract/types';
import { formatDate } from '@palmares/texts/page/formats';
import { PROFILE_TEXTS } from '@palmares/texts/page/profile';
import { useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { IconEdit, IconLogOut } from '../../ui/icons-actions.tsx';
import { IconLock } from '../../ui/icons-status.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import styles from './profile.module.css';
import { UsernameDialog } from './username-dialog.tsx';

/** The date that the specification shows until the account has loaded (AC-92). */
const MEMBER_SINCE_AT_FIRST = '2025-03-26T12:00:00Z';

type Props = { user: SessionUser; createdAt: string | undefined; onSignOut: () => void; onHint: () => void };

export function ProfileHeader({ user, createdAt = MEMBER_SINCE_AT_FIRST, onSignOut, onHint }: Props) {
  const [open, setOpen] = useState<'username' | 'password' | null>(null);
  const close = () => setOpen(null);
  return (
    <header className={styles.header}>
      <Avatar username={user.username} nametag={user.nametag} size="l" />
      <div className={styles.names}>
        <h1 className={styles.title}>
          <bdi lang="">{user.username}</bdi>
        </h1>
        <p className={styles.identity}>
          <span>@{user.nametag}</span>
          <span>
            {PROFILE_TEXTS.memberSince} <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </span>
        </p>
      </div>
      <div className={styles.tools} onPointerEnter={onHint}>
        <Button size="s" icon={<IconEdit size="s" />} onClick={() => setOpen('username')}>
          {PROFILE_TEXTS.changeUsername}
        </Button>
        <Button size="s" icon={<IconLock size="s" />} onClick={() => setOpen('password')}>
          {PROFILE_TEXTS.changePassword}
        </Button>
        <Button size="s" icon={<IconLogOut size="s" />} onClick={onSignOut}>
          {PROFILE_TEXTS.signOut}
        </Button>
      </div>
      {open === 'username' && <UsernameDialog user={user} onClose={close} />}
      {open === 'password' && <PasswordDialog user={user} onClose={close} />}
    </header>
  );
}
