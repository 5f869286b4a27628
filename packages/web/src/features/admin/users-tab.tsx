import type { User, UserStatus } from '@palmares/core/contract/types';
import { ADMIN } from '@palmares/core/staff-limits';
import { FILTER_LABELS, PANEL_TEXTS, USER_TEXTS } from '@palmares/texts/page/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteUser, setUserStatus, setVoicesCounted } from '../../api/admin.ts';
import { useSession } from '../../api/session.ts';
import { refreshRemovals, userListQuery } from '../../queries/admin.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import type { UserFilter } from './admin-state.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DeactivateUsers } from './bulk-questions.tsx';
import { FAILURES } from './failures.ts';
import { Removals } from './removals.tsx';
import { RolesDialog } from './roles-dialog.tsx';
import { RowList } from './row-list.tsx';
import { LOAD_FAILURES, TAB_LABELS } from './tab-texts.ts';
import styles from './toolbar.module.css';
import { Toolbar } from './toolbar.tsx';
import { useAdminState } from './use-admin-state.ts';
import { type Bulk, useBulk } from './use-bulk.ts';
import { useItems } from './use-items.ts';
import { useRowDeletion } from './use-row-deletion.ts';
import { UserRow } from './user-row.tsx';
import { VoiceWaves } from './voice-waves.tsx';

/** Loads the accounts that match the address, and performs the actions on one. */
function useUsers() {
  const { state } = useAdminState();
  const client = useQueryClient();
  const { write, ...items } = useItems<User>(
    userListQuery({
      sort: state.sort,
      ...(state.search !== '' && { search: state.search }),
      ...(state.status !== 'all' && { status: state.status }),
    }),
  );
  return {
    ...items,
    setStatus: (id: number, status: UserStatus) =>
      write(id, setUserStatus(id, status), (user) => ({ ...user, status })),
    setCounted: (id: number, counted: boolean) =>
      write(id, setVoicesCounted(id, counted), (user) => ({ ...user, voices_left_out: !counted })),
    async remove(id: number) {
      await write(id, deleteUser(id), () => null);
      refreshRemovals(client);
    },
  };
}

/** Lists the accounts with the actions on their status, roles, voices and deletion (AD-14, AD-17, AD-18, AD-23). */
export function UsersTab() {
  const { user: me } = useSession();
  const [rolesOf, setRolesOf] = useState<number | null>(null);
  const [leaving, setLeaving] = useState<User | null>(null);
  const { list, rows, change, setStatus, setCounted, remove } = useUsers();
  const bulk = useBulk(rows?.filter(({ id }) => id !== me?.id) ?? []);
  const asked = rows?.find(({ id }) => id === rolesOf);

  return (
    <>
      <VoiceWaves />
      <Removals />
      <Toolbar search={USER_TEXTS.search}>
        <StatusFilter />
      </Toolbar>
      <UsersBulkBar bulk={bulk} setStatus={setStatus} />
      <RowList
        label={TAB_LABELS.users}
        rows={rows}
        getKey={(user) => user.id}
        source={list}
        errorText={LOAD_FAILURES.users}
        render={(user) => (
          <UserRow
            user={user}
            isMe={user.id === me?.id}
            selection={user.id === me?.id ? null : bulk.selectionOf(user.id)}
            setStatus={(status) => setStatus(user.id, status)}
            setCounted={(counted) => setCounted(user.id, counted)}
            onRoles={() => setRolesOf(user.id)}
            onDelete={() => setLeaving(user)}
          />
        )}
      />
      {asked && (
        <RolesDialog
          user={asked}
          onChange={(roles) => change(asked.id, (user) => ({ ...user, roles }))}
          onReload={() => void list.refetch()}
          onClose={() => setRolesOf(null)}
        />
      )}
      {leaving && <DeleteUserDialog user={leaving} remove={remove} onClose={() => setLeaving(null)} />}
    </>
  );
}

type DeleteProps = { user: User; remove: (id: number) => Promise<unknown>; onClose: () => void };

/** Asks twice: first what is deleted, then that it cannot be undone. */
function DeleteUserDialog({ user, remove, onClose }: DeleteProps) {
  const [isSure, setSure] = useState(false);
  const name = user.username;
  const deletion = useRowDeletion({ name, remove: () => remove(user.id), texts: FAILURES.deletion, onClose });
  return (
    <ConfirmDialog
      title={PANEL_TEXTS.deleteTitle(name)}
      text={isSure ? PANEL_TEXTS.final : USER_TEXTS.deleteText}
      confirmLabel={isSure ? USER_TEXTS.deleteConfirm : USER_TEXTS.deleteNext}
      loading={deletion.pending}
      failure={deletion.failure}
      onConfirm={isSure ? deletion.confirm : () => setSure(true)}
      onClose={onClose}
    />
  );
}

function StatusFilter() {
  const { state, change } = useAdminState();
  return (
    <div className={styles.choice}>
      <Select<UserFilter>
        label={USER_TEXTS.filter}
        hideLabel
        value={state.status}
        options={ADMIN.userFilters.map((status) => ({ value: status, label: FILTER_LABELS[status] }))}
        onChange={(status) => change({ status })}
      />
    </div>
  );
}

type BulkProps = { bulk: Bulk<User>; setStatus: (id: number, status: UserStatus) => Promise<void> };

function UsersBulkBar({ bulk, setStatus }: BulkProps) {
  return (
    <BulkBar
      bulk={bulk}
      actions={[
        {
          label: USER_TEXTS.deactivate,
          act: (id) => setStatus(id, 'desactive'),
          Question: DeactivateUsers,
        },
        { label: USER_TEXTS.reactivate, act: (id) => setStatus(id, 'active') },
      ]}
    />
  );
}
