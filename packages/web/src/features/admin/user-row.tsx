import type { User, UserStatus } from '@palmares/core/contract/types';
import { PANEL_TEXTS, USER_TEXTS } from '@palmares/texts/page/admin';
import { formatShortDate } from '@palmares/texts/page/formats';
import { VOICE_TEXTS } from '@palmares/texts/page/voices';
import { useMutation } from '@tanstack/react-query';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconTrash } from '../../ui/icons-actions.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { FAILURES } from './failures.ts';
import { roleName } from './role-name.ts';
import styles from './row.module.css';
import { Row, type Selection } from './row.tsx';
import { VoiceAction } from './voice-action.tsx';

type Props = {
  user: User;
  isMe: boolean;
  /** Null for one's own account. */
  selection: Selection | null;
  setStatus: (status: UserStatus) => Promise<void>;
  setCounted: (counted: boolean) => Promise<void>;
  onRoles: () => void;
  onDelete: () => void;
};

export function UserRow({ user, isMe, selection, setStatus, setCounted, onRoles, onDelete }: Props) {
  const { username, nametag, status } = user;
  const isActive = status === 'active';
  const change = useMutation({
    mutationFn: setStatus,
    meta: { failure: FAILURES.status },
    onSuccess: (_reply, saved) => {
      const text = saved === 'active' ? USER_TEXTS.reactivated : USER_TEXTS.deactivated;
      showToast({ kind: 'success', text: text(username) });
    },
  });
  return (
    <Row
      name={username}
      selection={selection}
      faded={!isActive}
      lead={<Avatar username={username} nametag={nametag} />}
      title={
        <span className={styles.name}>
          <bdi lang="">{username}</bdi>
        </span>
      }
      badges={
        <>
          {isMe && <Badge>{USER_TEXTS.you}</Badge>}
          {!isActive && <Badge>{USER_TEXTS.inactive}</Badge>}
          {user.voices_left_out && <Badge>{VOICE_TEXTS.isLeftOut}</Badge>}
          {user.roles.map((role) => (
            <Badge key={role.id}>{roleName(role.libelle)}</Badge>
          ))}
        </>
      }
      facts={getFacts(user)}
      actions={
        <>
          <Button size="s" aria-label={USER_TEXTS.rolesOf(username)} onClick={onRoles}>
            {USER_TEXTS.roles}
          </Button>
          {!isMe && (
            <>
              <VoiceAction user={user} setCounted={setCounted} />
              <Button
                size="s"
                loading={change.isPending}
                aria-label={(isActive ? USER_TEXTS.deactivateNamed : USER_TEXTS.reactivateNamed)(username)}
                onClick={() => change.mutate(isActive ? 'desactive' : 'active')}
              >
                {isActive ? USER_TEXTS.deactivate : USER_TEXTS.reactivate}
              </Button>
              <IconButton label={PANEL_TEXTS.deleteNamed(username)} onClick={onDelete}>
                <IconTrash size="s" />
              </IconButton>
            </>
          )}
        </>
      }
    />
  );
}

function getFacts({ nametag, email, createdAt, last_connection: seen }: User): string[] {
  return [
    `@${nametag}`,
    email,
    USER_TEXTS.joined(formatShortDate(createdAt)),
    seen === null ? USER_TEXTS.neverSeen : USER_TEXTS.seen(formatShortDate(seen)),
  ];
}
