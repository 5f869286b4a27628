import type { Role, User } from '@palmares/core/contract/types';
import { ROLE_TEXTS, USER_TEXTS } from '@palmares/texts/page/admin';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addUserRole, removeUserRole } from '../../api/admin.ts';
import { failureText } from '../../api/failure-text.ts';
import { rolesQuery } from '../../queries/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconClose } from '../../ui/icons-actions.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { FAILURES } from './failures.ts';
import { roleName } from './role-name.ts';
import styles from './roles-dialog.module.css';

type Props = {
  user: User;
  onChange: (roles: Role[]) => void;
  /** Reloads the roles: a call that failed may have changed them anyway (AD-20). */
  onReload: () => void;
  onClose: () => void;
};

type Change = { kind: 'add' | 'remove'; role: Role };

export function RolesDialog({ user, onChange, onReload, onClose }: Props) {
  const [chosen, setChosen] = useState('');
  const [issue, setIssue] = useState<string | null>(null);
  const write = useMutation({
    mutationFn: ({ kind, role }: Change) => (kind === 'add' ? addUserRole : removeUserRole)(user.id, role.id),
    onSuccess: (_reply, { kind, role }) => {
      const others = user.roles.filter(({ id }) => id !== role.id);
      onChange(kind === 'add' ? [...others, role] : others);
      if (kind === 'add') setChosen('');
      showToast({ kind: 'success', text: kind === 'add' ? ROLE_TEXTS.added : ROLE_TEXTS.removed });
    },
    onError: onReload,
  });
  const failure = issue ?? (write.error && getFailure(write.error, write.variables.kind));

  function add(role: Role | undefined): void {
    const found = getIssue(chosen, role, user.roles);
    setIssue(found);
    if (found !== null || role === undefined) write.reset();
    else write.mutate({ kind: 'add', role });
  }

  function remove(role: Role): void {
    setIssue(null);
    write.mutate({ kind: 'remove', role });
  }

  return (
    <Dialog
      title={USER_TEXTS.rolesOf(user.username)}
      // When a role disappears, the next one's remove button moves under the pointer.
      step={user.roles.map(({ id }) => id).join()}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <HeldRoles roles={user.roles} busy={write.isPending} onRemove={remove} />
        <AddRole chosen={chosen} busy={write.isPending} onChoose={setChosen} onAdd={add} />
        {failure !== null && <InlineAlert>{failure}</InlineAlert>}
      </div>
    </Dialog>
  );
}

/** Checks the choice before the request. */
function getIssue(chosen: string, role: Role | undefined, held: readonly Role[]): string | null {
  if (chosen === '') return ROLE_TEXTS.notChosen;
  if (role === undefined) return ROLE_TEXTS.notFound;
  return held.some(({ id }) => id === role.id) ? ROLE_TEXTS.alreadyHeld : null;
}

function getFailure(error: Error, kind: Change['kind']): string {
  const texts = kind === 'add' ? FAILURES.addRole : FAILURES.removeRole;
  return failureText(error, { ...texts, codes: { role_not_found: ROLE_TEXTS.notFound } });
}

type HeldProps = { roles: readonly Role[]; busy: boolean; onRemove: (role: Role) => void };

function HeldRoles({ roles, busy, onRemove }: HeldProps) {
  return (
    <section>
      <h3 className={styles.legend}>{ROLE_TEXTS.held}</h3>
      {roles.length === 0 ? (
        <p className={styles.soft}>{ROLE_TEXTS.none}</p>
      ) : (
        <ul className={styles.roles}>
          {roles.map((role) => (
            <li key={role.id}>
              {roleName(role.libelle)}
              <IconButton
                label={ROLE_TEXTS.remove(roleName(role.libelle))}
                disabled={busy}
                onClick={() => onRemove(role)}
              >
                <IconClose size="s" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type AddProps = {
  chosen: string;
  busy: boolean;
  onChoose: (id: string) => void;
  /** Undefined when nothing is chosen, or when the role no longer exists. */
  onAdd: (role: Role | undefined) => void;
};

function AddRole({ chosen, busy, onChoose, onAdd }: AddProps) {
  const roles = useQuery(rolesQuery()).data ?? [];
  return (
    <form
      className={styles.addRole}
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(roles.find(({ id }) => String(id) === chosen));
      }}
    >
      <Select
        label={ROLE_TEXTS.add}
        value={chosen}
        options={[
          { value: '', label: ROLE_TEXTS.choose },
          ...roles.map((role) => ({ value: String(role.id), label: roleName(role.libelle) })),
        ]}
        onChange={onChoose}
      />
      <Button type="submit" variant="primary" loading={busy}>
        {ROLE_TEXTS.submit}
      </Button>
    </form>
  );
}
