// Two presses in quick succession act as one (decision 0084): by mouse, touch and keyboard.
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, type Locator, page, userEvent } from 'vitest/browser';
import { waitForPressGuard } from '../testing/dialog-openers.ts';
import { mount } from '../testing/mount.tsx';
import { DOUBLE_PRESSES, findCenter, pressTwice } from '../testing/press-twice.ts';
import { testCases } from '../testing/test-cases.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import { GuardedButton } from './guarded-button.tsx';
import { GuardedStep } from './press-guard.tsx';

const dialog = page.getByRole('dialog', { name: 'Supprimer « Lina » ?' });
const act = (name: string) => dialog.getByRole('button', { name, exact: true });

function TwoSteps({ onConfirm }: { onConfirm: () => void }) {
  const [step, setStep] = useState(0);
  return (
    <>
      <Button onClick={() => setStep(1)}>Supprimer</Button>
      {step > 0 && (
        <ConfirmDialog
          title="Supprimer « Lina » ?"
          text={step === 1 ? 'Tout part avec ce compte.' : 'Cette action est définitive.'}
          confirmLabel={step === 1 ? 'Continuer' : 'Supprimer définitivement'}
          onConfirm={step === 1 ? () => setStep(2) : onConfirm}
          onClose={() => setStep(0)}
        />
      )}
    </>
  );
}

const leftOn = (target: Locator) =>
  ({ ...findCenter(target.element()), button: 'left', clickCount: 1 }) as const;

/** Milliseconds between the two presses of a double click. */
const WAYS = [350, 1, 150].flatMap((pause) => DOUBLE_PRESSES.map((way) => ({ way, pause })));

testCases(
  WAYS,
  DOUBLE_PRESSES.length,
  '$way, $pause ms apart: the second step is shown, and nothing confirmed',
  async ({ way, pause }) => {
    const onConfirm = vi.fn<() => void>();
    await mount(<TwoSteps onConfirm={onConfirm} />);
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await pressTwice(act('Continuer'), way, pause);
    await expect.element(act('Supprimer définitivement')).toBeEnabled();
    await expect.element(dialog.getByRole('heading')).toHaveFocus();
    expect(onConfirm).not.toHaveBeenCalled();
    // A later, deliberate press confirms.
    await act('Supprimer définitivement').click();
    expect(onConfirm).toHaveBeenCalledOnce();
  },
);

test('of two quick keys, the second is refused however late the page handles it', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  function Renaming() {
    const [isOpen, setOpen] = useState(false);
    function open() {
      // The dialog appears after the second key, as on a slow phone.
      for (const until = performance.now() + 300; performance.now() < until; );
      setOpen(true);
    }
    const form = { onSubmit, failure: null, ready: true, pending: false };
    return (
      <>
        <Button onClick={open}>Renommer</Button>
        {isOpen && (
          <FormDialog form={form} title="Nouveau nom" submitLabel="Enregistrer" onClose={() => undefined}>
            <input aria-label="Nom" />
          </FormDialog>
        )}
      </>
    );
  }
  await mount(<Renaming />);
  const opener = page.getByRole('button', { name: 'Renommer' });
  await pressTwice(opener, 'key twice', 150, async () => {
    await expect.element(page.getByRole('textbox', { name: 'Nom' })).toHaveFocus();
    await waitForPressGuard();
  });
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a key that is held repeats, and confirms nothing however long', async () => {
  const onConfirm = vi.fn<() => void>();
  await mount(<TwoSteps onConfirm={onConfirm} />);
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await expect.element(act('Continuer')).toBeEnabled();
  act('Continuer').element().focus();
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' } as const;
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter });
  await expect.element(act('Supprimer définitivement')).toBeEnabled();
  act('Supprimer définitivement').element().focus();
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', autoRepeat: true, ...enter });
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('a press that began too soon does not count when it ends later', async () => {
  const onConfirm = vi.fn<() => void>();
  await mount(<TwoSteps onConfirm={onConfirm} />);
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await act('Continuer').click();
  // Uses CDP, because Playwright's click would wait until the button is enabled.
  await cdp().send('Input.dispatchMouseEvent', {
    type: 'mousePressed',
    ...leftOn(act('Supprimer définitivement')),
  });
  await expect.element(act('Supprimer définitivement')).toBeEnabled();
  await cdp().send('Input.dispatchMouseEvent', {
    type: 'mouseReleased',
    ...leftOn(act('Supprimer définitivement')),
  });
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a click without a press, as of a screen reader, confirms', async () => {
  const onConfirm = vi.fn<() => void>();
  await mount(<TwoSteps onConfirm={onConfirm} />);
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await act('Continuer').click();
  await expect.element(act('Supprimer définitivement')).toBeEnabled();
  act('Supprimer définitivement')
    .element()
    .dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('two presses on what opens a dialog leave it open', async () => {
  await mount(<TwoSteps onConfirm={() => undefined} />);
  const opener = page.getByRole('button', { name: 'Supprimer' });
  await opener.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  for (const way of DOUBLE_PRESSES) {
    await pressTwice(opener, way);
    await waitForPressGuard();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
  }
});

test('what takes the place of a button refuses the second press, and works after it', async () => {
  const onCancel = vi.fn<() => void>();
  function Sending() {
    const [isSending, setSending] = useState(false);
    return (
      <GuardedStep step={String(isSending)}>
        {isSending ? (
          <GuardedButton onClick={onCancel}>Annuler l’envoi</GuardedButton>
        ) : (
          <GuardedButton onClick={() => setSending(true)}>Créer l’album</GuardedButton>
        )}
      </GuardedStep>
    );
  }
  await mount(<Sending />);
  const create = page.getByRole('button', { name: 'Créer l’album' });
  await expect.element(create).toBeEnabled();
  await pressTwice(create, 'mouse twice');
  await expect.element(page.getByRole('button', { name: 'Annuler l’envoi' })).toBeVisible();
  expect(onCancel).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Annuler l’envoi' }).click();
  expect(onCancel).toHaveBeenCalledOnce();
});

test('a step that comes back at once, as after a call that failed, refuses presses again until its buttons are enabled', async () => {
  const onCreate = vi.fn<() => void>();
  function Failing() {
    const [isSending, setSending] = useState(false);
    return (
      <GuardedStep step={String(isSending)}>
        <GuardedButton
          onClick={() => {
            onCreate();
            setSending(true);
            queueMicrotask(() => setSending(false));
          }}
        >
          Créer l’album
        </GuardedButton>
      </GuardedStep>
    );
  }
  await mount(<Failing />);
  const create = page.getByRole('button', { name: 'Créer l’album' });
  await pressTwice(create, 'mouse twice');
  await expect.element(create).toBeEnabled();
  expect(onCreate).toHaveBeenCalledOnce();
  await create.click();
  expect(onCreate).toHaveBeenCalledTimes(2);
});
