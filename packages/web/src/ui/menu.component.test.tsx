import { lazy, Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { DOUBLE_PRESSES, pressTwice } from '../testing/press-twice.ts';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { PRESS_GUARD_MS } from './press-guard.tsx';

const opener = page.getByRole('button', { name: 'Mon compte' });
const menu = page.getByRole('menu');
const item = (name: string) => menu.getByRole('menuitem', { name });

const nothing = (): void => undefined;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function AccountMenu({ onSignOut = nothing }: { onSignOut?: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu
        label="Mon compte"
        trigger="Lina"
        header="Utilisateur · @lina"
        items={[
          { label: 'Mon profil', to: '/profile' },
          { kind: 'separator' },
          { label: 'Question', onSelect: () => setAsking(true) },
          { label: 'Se déconnecter', onSelect: onSignOut },
          { label: 'Pas maintenant', onSelect: onSignOut, disabled: true },
        ]}
      />
      {asking && <Dialog title="Vraiment ?" onClose={() => setAsking(false)} />}
    </>
  );
}

test('opens on a press with its header, and Escape gives the focus back to its button', async () => {
  await mount(<AccountMenu />);
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  await expect.element(menu).toMatchTextContent('Utilisateur · @lina');
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a second press on its button closes it', async () => {
  await mount(<AccountMenu />);
  await opener.click();
  await expect.element(menu).toBeVisible();
  await opener.click({ force: true });
  await expect.element(menu).not.toBeInTheDocument();
});

test('arrows and Enter choose; the focus is back on the button', async () => {
  const onSignOut = vi.fn<() => void>();
  await mount(<AccountMenu onSignOut={onSignOut} />);
  await opener.click();
  await expect.element(menu).toBeVisible();
  for (const name of ['Mon profil', 'Question', 'Se déconnecter']) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item(name)).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(menu).not.toBeInTheDocument();
  expect(onSignOut).toHaveBeenCalledOnce();
  await expect.element(opener).toHaveFocus();
});

test('0084: after an item was chosen, Enter counts at once when another key was pressed before it', async () => {
  const onSignOut = vi.fn<() => void>();
  await mount(<AccountMenu onSignOut={onSignOut} />);
  for (let round = 1; round <= 2; round += 1) {
    await opener.click();
    await expect.element(menu).toBeVisible();
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect.element(item('Se déconnecter')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onSignOut).toHaveBeenCalledTimes(round);
    await expect.element(menu).not.toBeInTheDocument();
  }
});

test.each(DOUBLE_PRESSES)('0084: %s on an item chooses it once, and presses nothing else', async (way) => {
  // Waits out the press guard that the previous test may have started.
  await sleep(PRESS_GUARD_MS);
  const [onSignOut, onBelow] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await mount(
    <>
      <AccountMenu onSignOut={onSignOut} />
      <button type="button" style={{ position: 'absolute', inset: 'auto 0 0' }} onClick={onBelow}>
        <span style={{ display: 'block', height: '80vh' }}>Ce qui est dessous</span>
      </button>
    </>,
  );
  await opener.click();
  await pressTwice(item('Se déconnecter'), way);
  await expect.element(menu).not.toBeInTheDocument();
  await sleep(PRESS_GUARD_MS);
  expect([onSignOut.mock.calls.length, onBelow.mock.calls.length]).toEqual([1, 0]);
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(menu).toBeVisible();
});

test.each([
  ['Enter', 'Mon profil'],
  [' ', 'Mon profil'],
  ['ArrowDown', 'Mon profil'],
  ['ArrowUp', 'Se déconnecter'],
])('opened by the key « %s » it gives the focus to « %s »; arrows go on from there', async (key, name) => {
  await mount(<AccountMenu />);
  for (let round = 0; round < 2; round++) {
    opener.element().focus();
    await userEvent.keyboard(`{${key}}`);
    await expect.element(item(name)).toHaveFocus();
    expect(getComputedStyle(item(name).element()).outlineStyle).toBe('solid');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(item(name === 'Mon profil' ? 'Pas maintenant' : 'Question')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
  }
});

test('a press on an item does it once; the focus is back on the button', async () => {
  const onSignOut = vi.fn<() => void>();
  await mount(<AccountMenu onSignOut={onSignOut} />);
  await opener.click();
  await item('Se déconnecter').click();
  await expect.element(menu).not.toBeInTheDocument();
  expect(onSignOut).toHaveBeenCalledOnce();
  await expect.element(opener).toHaveFocus();
});

test('a link leads there and closes it', async () => {
  const { address } = await mount(<AccountMenu />);
  await opener.click();
  await item('Mon profil').click();
  await expect.poll(address).toBe('/profile');
});

test('a dialog opened from it gets the focus, and gives it back to the button', async () => {
  await mount(<AccountMenu />);
  await opener.click();
  await item('Question').click();
  const dialog = page.getByRole('dialog', { name: 'Vraiment ?' });
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('so does a dialog whose code comes when the menu has gone', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Dialog }>();
  const LateDialog = lazy(() => promise);
  function Late() {
    const [asking, setAsking] = useState(false);
    return (
      <>
        <Menu
          label="Mon compte"
          trigger="Lina"
          items={[{ label: 'Question', onSelect: () => setAsking(true) }]}
        />
        {asking && (
          <Suspense fallback={null}>
            <LateDialog title="Vraiment ?" onClose={() => setAsking(false)} />
          </Suspense>
        )}
      </>
    );
  }
  await mount(<Late />);
  await opener.click();
  await item('Question').click();
  resolve({ default: Dialog });
  const dialog = page.getByRole('dialog', { name: 'Vraiment ?' });
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});
