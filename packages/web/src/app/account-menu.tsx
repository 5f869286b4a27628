import type { SessionUser } from '@palmares/core/contract/types';
import { HEADER_TEXTS, ROLE_LABELS } from '@palmares/texts/page/shell';
import { useSignOut } from '../features/sign-out/use-sign-out.tsx';
import { paths } from '../lib/paths.ts';
import { isStaff } from '../lib/roles.ts';
import { Avatar } from '../ui/avatar.tsx';
import { IconLogOut, IconPlus, IconUser } from '../ui/icons-actions.tsx';
import { IconFlag } from '../ui/icons-status.tsx';
import { Menu } from '../ui/menu.tsx';
import styles from './account-menu.module.css';

export function AccountMenu({ user }: { user: SessionUser }) {
  const { ask, dialog } = useSignOut();
  return (
    <>
      <Menu
        label={HEADER_TEXTS.account}
        triggerClassName={styles.trigger}
        trigger={<Avatar username={user.username} nametag={user.nametag} />}
        header={
          <>
            <p className={styles.name}>
              <bdi lang="">{user.username}</bdi>
            </p>
            <p className={styles.role}>
              {roleLabel(user.roles)} · @{user.nametag}
            </p>
          </>
        }
        items={[
          { label: HEADER_TEXTS.profile, icon: <IconUser />, to: paths.profile.to() },
          { label: HEADER_TEXTS.addAlbum, icon: <IconPlus />, to: paths.addAlbum.to() },
          ...(isStaff(user)
            ? [{ label: HEADER_TEXTS.moderation, icon: <IconFlag />, to: paths.moderation.to() }]
            : []),
          { kind: 'separator' },
          { label: HEADER_TEXTS.signOut, icon: <IconLogOut />, onSelect: ask },
        ]}
      />
      {dialog}
    </>
  );
}

/** The highest role (AC-9). */
function roleLabel(roles: SessionUser['roles']): string {
  const names = new Set(roles.map((role) => role.libelle.toLowerCase()));
  const highest = (['admin', 'modo'] as const).find((name) => names.has(name));
  return ROLE_LABELS[highest ?? 'user'];
}
