import type { Role, User } from '@palmares/core/contract/types';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addUserRole, removeUserRole } from '../../api/admin.ts';
import { ApiError } from '../../api/errors.ts';
import { rolesQuery } from '../../queries/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconClose } from '../../ui/icons-shell.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './admin.module.css';
import { FAILURES, failureText, ROLE_TEXTS, roleName, USER_TEXTS } from './messages.ts';

type Props = {
  user: User;
  onChange: (roles: Role[]) => void;
  /** After an error the change may have happened all the same (P1 §8). */
  onReload: () => void;
  onClose: () => void;
};

export function RolesDialog({ user, onChange, onReload, onClose }: Props) {
  const roles = useQuery(rolesQuery()).data ?? [];
  const [chosen, setChosen] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function attempt(act: () => Promise<void>, text: string): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      const isNamed = error instanceof ApiError && error.code === 'role_not_found';
      setFailure(isNamed ? ROLE_TEXTS.notFound : failureText(error, text));
      onReload();
    }
    setBusy(false);
  }

  function add(event: FormEvent): void {
    event.preventDefault();
    const role = roles.find(({ id }) => String(id) === chosen);
    const isHeld = user.roles.some(({ id }) => String(id) === chosen);
    if (chosen === '') setFailure(ROLE_TEXTS.notChosen);
    else if (role === undefined) setFailure(ROLE_TEXTS.notFound);
    else if (isHeld) setFailure(ROLE_TEXTS.alreadyHeld);
    else
      void attempt(async () => {
        await addUserRole(user.id, role.id);
        onChange([...user.roles, role]);
        setChosen('');
        showToast({ kind: 'success', text: ROLE_TEXTS.added });
      }, FAILURES.addRole);
  }

  function remove(role: Role): void {
    void attempt(async () => {
      await removeUserRole(user.id, role.id);
      onChange(user.roles.filter(({ id }) => id !== role.id));
      showToast({ kind: 'success', text: ROLE_TEXTS.removed });
    }, FAILURES.removeRole);
  }

  return (
    <Dialog title={USER_TEXTS.rolesOf(user.username)} onClose={onClose}>
      <div className={styles.dialog}>
        <section>
          <h3 className={styles.legend}>{ROLE_TEXTS.held}</h3>
          {user.roles.length === 0 ? (
            <p className={styles.soft}>{ROLE_TEXTS.none}</p>
          ) : (
            <ul className={styles.roles}>
              {user.roles.map((role) => (
                <li key={role.id}>
                  {roleName(role.libelle)}
                  <IconButton
                    label={ROLE_TEXTS.remove(roleName(role.libelle))}
                    disabled={busy}
                    onClick={() => remove(role)}
                  >
                    <IconClose size="s" />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
        </section>
        <form className={styles.addRole} onSubmit={add}>
          <Select
            label={ROLE_TEXTS.add}
            value={chosen}
            options={[
              { value: '', label: ROLE_TEXTS.choose },
              ...roles.map((role) => ({ value: String(role.id), label: roleName(role.libelle) })),
            ]}
            onChange={setChosen}
          />
          <Button type="submit" variant="primary" loading={busy}>
            {ROLE_TEXTS.submit}
          </Button>
        </form>
        {failure !== null && <InlineAlert>{failure}</InlineAlert>}
      </div>
    </Dialog>
  );
}
