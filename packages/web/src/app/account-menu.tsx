import type { SessionUser } from '@palmares/core/contract/types';
import { useNavigate } from 'react-router';
import { signOut } from '../api/session.ts';
import { paths } from '../lib/paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { IconLogOut, IconPlus, IconUser } from '../ui/icons-shell.tsx';
import { Menu } from '../ui/menu.tsx';
import { showToast } from '../ui/toast-store.ts';
import styles from './account-menu.module.css';
import { HEADER_TEXTS, roleLabel, SESSION_TEXTS } from './messages.ts';

export function AccountMenu({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  async function leave() {
    await navigate(paths.home.to());
    await signOut();
    showToast({ kind: 'info', text: SESSION_TEXTS.signedOut });
  }
  return (
    <Menu
      label={HEADER_TEXTS.account}
      triggerClassName={styles['trigger']}
      trigger={<Avatar username={user.username} nametag={user.nametag} />}
      header={
        <>
          <p className={styles['name']}>{user.username}</p>
          <p className={styles['role']}>
            {roleLabel(user.roles)} · @{user.nametag}
          </p>
        </>
      }
      items={[
        { label: HEADER_TEXTS.profile, icon: <IconUser />, to: paths.profile.to() },
        { label: HEADER_TEXTS.addAlbum, icon: <IconPlus />, to: paths.addAlbum.to() },
        { kind: 'separator' },
        { label: HEADER_TEXTS.signOut, icon: <IconLogOut />, onSelect: () => void leave() },
      ]}
    />
  );
}
