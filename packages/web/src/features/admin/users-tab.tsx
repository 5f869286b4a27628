import type { User, UserStatus } from '@palmares/core/contract/types';
import { ADMIN } from '@palmares/core/limits';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteUser, setUserStatus } from '../../api/admin.ts';
import { whileThere } from '../../api/errors.ts';
import { useSession } from '../../api/session.ts';
import { formatShortDate } from '../../lib/french.ts';
import { changeRow, userListQuery } from '../../queries/admin.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconTrash } from '../../ui/icons-actions.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './admin.module.css';
import type { UserFilter } from './admin-state.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DeactivateUsers } from './bulk-questions.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import {
  FAILURES,
  FILTER_LABELS,
  failureText,
  LOAD_FAILURES,
  PANEL_TEXTS,
  roleName,
  TAB_LABELS,
  USER_TEXTS,
} from './messages.ts';
import { RolesDialog } from './roles-dialog.tsx';
import { Row } from './row.tsx';
import { RowList } from './row-list.tsx';
import { Toolbar } from './toolbar.tsx';
import { useAdminState } from './use-admin-state.ts';
import { useBulk } from './use-bulk.ts';

/** Status, roles and deletion of accounts (P1 §2 Admin panel). */
export function UsersTab() {
  const { state, change } = useAdminState();
  const client = useQueryClient();
  const { user: me } = useSession();
  const [rolesOf, setRolesOf] = useState<number | null>(null);
  const [leaving, setLeaving] = useState<User | null>(null);
  const query = userListQuery({
    sort: state.sort,
    ...(state.search !== '' && { search: state.search }),
    ...(state.status !== 'all' && { status: state.status }),
  });
  const list = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const users = list.data?.pages.flatMap((page) => page.data);
  const bulk = useBulk(users?.filter(({ id }) => id !== me?.id) ?? []);
  const asked = users?.find(({ id }) => id === rolesOf);
  const forget = (id: number) => changeRow<User>(client, query.queryKey, id, () => null);

  async function setStatus(id: number, status: UserStatus): Promise<void> {
    await whileThere(setUserStatus(id, status), () => forget(id));
    changeRow<User>(client, query.queryKey, id, (user) => ({ ...user, status }));
  }

  async function toggle(user: User): Promise<void> {
    const status = user.status === 'active' ? 'desactive' : 'active';
    try {
      await setStatus(user.id, status);
      const text = status === 'active' ? USER_TEXTS.reactivated : USER_TEXTS.deactivated;
      showToast({ kind: 'success', text: text(user.username) });
    } catch (error) {
      showToast({ kind: 'error', text: failureText(error, FAILURES.status) });
    }
  }

  async function remove(user: User): Promise<void> {
    try {
      await whileThere(deleteUser(user.id), () => forget(user.id));
      forget(user.id);
      showToast({ kind: 'success', text: PANEL_TEXTS.deleted(user.username) });
    } catch (error) {
      showToast({ kind: 'error', text: failureText(error, FAILURES.deletion) });
    }
    setLeaving(null);
  }

  return (
    <>
      <Toolbar search={USER_TEXTS.search}>
        <div className={styles.choice}>
          <Select<UserFilter>
            label={USER_TEXTS.filter}
            hideLabel
            value={state.status}
            options={ADMIN.userFilters.map((status) => ({ value: status, label: FILTER_LABELS[status] }))}
            onChange={(status) => change({ status })}
          />
        </div>
      </Toolbar>
      <BulkBar
        bulk={bulk}
        actions={[
          {
            label: USER_TEXTS.deactivate,
            run: (id) => setStatus(id, 'desactive'),
            Question: DeactivateUsers,
          },
          { label: USER_TEXTS.reactivate, run: (id) => setStatus(id, 'active') },
        ]}
      />
      <RowList
        label={TAB_LABELS.users}
        rows={users}
        keyOf={(user) => user.id}
        source={list}
        errorText={LOAD_FAILURES.users}
        render={(user) => (
          <UserRow
            user={user}
            isMe={user.id === me?.id}
            selection={user.id === me?.id ? undefined : bulk.selectionOf(user.id)}
            onToggle={() => toggle(user)}
            onRoles={() => setRolesOf(user.id)}
            onDelete={() => setLeaving(user)}
          />
        )}
      />
      {asked && (
        <RolesDialog
          user={asked}
          onChange={(roles) =>
            changeRow<User>(client, query.queryKey, asked.id, (user) => ({ ...user, roles }))
          }
          onReload={() => void list.refetch()}
          onClose={() => setRolesOf(null)}
        />
      )}
      {leaving && (
        <DeleteUserDialog user={leaving} onConfirm={() => remove(leaving)} onClose={() => setLeaving(null)} />
      )}
    </>
  );
}

type RowProps = {
  user: User;
  isMe: boolean;
  selection: { checked: boolean; onChange: (checked: boolean) => void } | undefined;
  onToggle: () => Promise<void>;
  onRoles: () => void;
  onDelete: () => void;
};

function UserRow({ user, isMe, selection, onToggle, onRoles, onDelete }: RowProps) {
  const [changing, setChanging] = useState(false);
  const { username, nametag, status, last_connection: seen } = user;
  const isActive = status === 'active';

  async function toggle(): Promise<void> {
    setChanging(true);
    await onToggle();
    setChanging(false);
  }

  return (
    <Row
      name={username}
      selection={selection}
      faded={!isActive}
      lead={<Avatar username={username} nametag={nametag} />}
      title={
        <span className={styles.name}>
          <bdi>{username}</bdi>
        </span>
      }
      badges={
        <>
          {isMe && <Badge>{USER_TEXTS.you}</Badge>}
          {!isActive && <Badge>{USER_TEXTS.inactive}</Badge>}
          {user.roles.map((role) => (
            <Badge key={role.id}>{roleName(role.libelle)}</Badge>
          ))}
        </>
      }
      facts={[
        `@${nametag}`,
        user.email,
        USER_TEXTS.joined(formatShortDate(user.createdAt)),
        seen === null ? USER_TEXTS.neverSeen : USER_TEXTS.seen(formatShortDate(seen)),
      ]}
      actions={
        <>
          <Button size="s" aria-label={USER_TEXTS.rolesOf(username)} onClick={onRoles}>
            {USER_TEXTS.roles}
          </Button>
          {!isMe && (
            <>
              <Button size="s" loading={changing} onClick={() => void toggle()}>
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
