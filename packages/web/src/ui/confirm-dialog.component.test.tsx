import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const dialog = page.getByRole('dialog', { name: 'Supprimer « Chats » ?' });
const opener = page.getByRole('button', { name: 'Supprimer cet album' });
const confirm = dialog.getByRole('button', { name: 'Supprimer', exact: true });

function Asking({ onConfirm, failure, loading = false }: Partial<Parameters<typeof ConfirmDialog>[0]>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Supprimer cet album</Button>
      {open && (
        <ConfirmDialog
          title="Supprimer « Chats » ?"
          text="Cette action est définitive."
          confirmLabel="Supprimer"
          loading={loading}
          failure={failure ?? null}
          onConfirm={() => onConfirm?.()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

test('tells what it asks, begins on « Annuler », and Enter there does nothing', async () => {
  const onConfirm = vi.fn<() => void>();
  await mount(<Asking onConfirm={onConfirm} />);
  await opener.click();
  await expect.element(dialog).toHaveAccessibleDescription('Cette action est définitive.');
  await expect.element(dialog.getByRole('button', { name: 'Annuler' })).toHaveFocus();
  // The dialog was opened with Enter: a second Enter within the press guard must not close it.
  await expect.element(confirm).toBeEnabled();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('what is behind it is inert until it closes; messages are not, nor is the dialog', async () => {
  await mount(<Asking />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  const button = document.querySelector('button:not([role="dialog"] *)');
  expect(button?.closest('[inert]')).not.toBeNull();
  for (const alive of [dialog.element(), document.querySelector('[data-alive]')])
    expect(alive?.closest('[inert]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.querySelectorAll('[inert]')).toHaveLength(0);
  await expect.element(opener).toHaveFocus();
});

test('under it the root of the page is dimmed, which the place kept for the scrollbar shows', async () => {
  await mount(<Asking />);
  const colour = () => getComputedStyle(document.documentElement).backgroundColor;
  const before = colour();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  // The value of `--page-dimmed` in the dark theme.
  expect(colour()).toBe('rgb(7, 8, 12)');
  await userEvent.keyboard('{Escape}');
  await expect.poll(colour).toBe(before);
});

test('the keyboard goes round inside it, Escape closes it, and the focus is back where it was', async () => {
  await mount(<Asking />);
  await opener.click();
  await expect.element(dialog.getByRole('button', { name: 'Annuler' })).toHaveFocus();
  const names: (string | null | undefined)[] = [];
  for (let step = 0; step < 3; step += 1) {
    await userEvent.keyboard('{Tab}');
    names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  }
  expect(names).toEqual(['Supprimer', 'Fermer', 'Annuler']);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a failure is said inside the dialog, where a screen reader reaches it', async () => {
  await mount(<Asking failure="La suppression n’a pas abouti." />);
  await opener.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('La suppression n’a pas abouti.');
  await expect.element(confirm).toBeEnabled();
});

test('while it works a second press does nothing', async () => {
  const onConfirm = vi.fn<() => void>();
  await mount(<Asking loading onConfirm={onConfirm} />);
  await opener.click();
  await expect.element(confirm).toHaveAttribute('aria-busy', 'true');
  await confirm.click({ force: true });
  expect(onConfirm).not.toHaveBeenCalled();
});
