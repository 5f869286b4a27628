import type { SessionUser } from '@palmares/core/contract/types';
import { type To, useNavigate } from 'react-router';
import { signOut } from '../../api/session.ts';
import { formatDate } from '../../lib/french.ts';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { IconLogOut } from '../../ui/icons-shell.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { PROFILE_TEXTS } from './messages.ts';
import { OwnAlbums } from './own-albums.tsx';
import { OwnTierlists } from './own-tierlists.tsx';
import styles from './profile.module.css';

type Props = { user: SessionUser; albumLink: (id: number) => To; onHint: () => void };

export function Profile({ user, albumLink, onHint }: Props) {
  const navigate = useNavigate();
  async function leave() {
    // First away from a page that only somebody signed in may see, then out.
    await navigate(paths.home.to());
    await signOut();
    showToast({ kind: 'info', text: PROFILE_TEXTS.signedOut });
  }
  return (
    <>
      <header className={styles['header']}>
        <Avatar username={user.username} nametag={user.nametag} size="l" />
        <div className={styles['names']}>
          <h1 className={styles['title']}>{user.username}</h1>
          <p className={styles['facts']}>
            @{user.nametag} · {PROFILE_TEXTS.memberSince} {formatDate(user.createdAt)}
          </p>
        </div>
        <Button icon={<IconLogOut size="s" />} onClick={() => void leave()}>
          {PROFILE_TEXTS.signOut}
        </Button>
      </header>
      <OwnAlbums albumLink={albumLink} onHint={onHint} />
      <OwnTierlists />
    </>
  );
}
