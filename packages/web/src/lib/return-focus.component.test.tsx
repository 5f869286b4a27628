// Tests where the focus is after a dialog whose opener was removed (WCAG 2.4.3, decision 0084).
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { testCases } from '../testing/test-cases.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';

type Leaving = { name: string; step: 'choice' | 'delete' };

/** `late`: the row is removed only after the list was fetched again. */
function Shelf({
  names,
  late = false,
  viaChoice = false,
}: {
  names: string[];
  late?: boolean;
  viaChoice?: boolean;
}) {
  const [rows, setRows] = useState(names);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const drop = (name: string) => setRows((now) => now.filter((one) => one !== name));
  return (
    <section aria-labelledby="shelf">
      <h2 id="shelf">Étagère</h2>
      {rows.length === 0 ? (
        <p>Rien</p>
      ) : (
        <ul>
          {rows.map((name) => (
            <li key={name}>
              <h3>{name}</h3>
              <button type="button">Ouvrir {name}</button>
              <button
                type="button"
                onClick={() => setLeaving({ name, step: viaChoice ? 'choice' : 'delete' })}
              >
                Effacer {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {leaving?.step === 'choice' && (
        <Dialog title={leaving.name} onClose={() => setLeaving(null)}>
          <button type="button" onClick={() => setLeaving({ ...leaving, step: 'delete' })}>
            Effacer
          </button>
        </Dialog>
      )}
      {leaving?.step === 'delete' && (
        <ConfirmDialog
          title="Effacer ?"
          text="Définitif."
          confirmLabel="Oui"
          onClose={() => setLeaving(null)}
          onConfirm={() => {
            if (late) setTimeout(() => drop(leaving.name), 50);
            else drop(leaving.name);
            setLeaving(null);
          }}
        />
      )}
    </section>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function erase(name: string, viaChoice: boolean): Promise<void> {
  button(`Effacer ${name}`).element().focus();
  await userEvent.keyboard('{Enter}');
  if (viaChoice) await page.getByRole('dialog').getByRole('button', { name: 'Effacer', exact: true }).click();
  await button('Oui').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
}

testCases(
  [
    { late: false, viaChoice: false },
    { late: true, viaChoice: true },
    { late: true, viaChoice: false },
    { late: false, viaChoice: true },
  ],
  2,
  'after a deletion the focus is on the next row, else the one before, else the heading: %o',
  async (way) => {
    await mount(<Shelf names={['a', 'b', 'c']} {...way} />);
    await erase('b', way.viaChoice);
    await expect.element(button('Effacer c')).toHaveFocus();
    await erase('c', way.viaChoice);
    await expect.element(button('Effacer a')).toHaveFocus();
    await erase('a', way.viaChoice);
    await expect.element(page.getByRole('heading', { name: 'Étagère' })).toHaveFocus();
  },
);

test('a question that is not confirmed gives the focus back through the dialog that it came from', async () => {
  await mount(<Shelf names={['a', 'b']} viaChoice />);
  await button('Effacer a').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: 'Effacer ?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Effacer a')).toHaveFocus();
});

test('whoever has gone on meanwhile keeps the focus', async () => {
  await mount(<Shelf names={['a', 'b']} late />);
  button('Effacer a').element().focus();
  await userEvent.keyboard('{Enter}');
  await button('Oui').click();
  button('Ouvrir b').element().focus();
  await expect.element(button('Effacer a')).not.toBeInTheDocument();
  await expect.element(button('Ouvrir b')).toHaveFocus();
});
