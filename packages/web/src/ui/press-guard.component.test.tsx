// Two presses in a row do what one does (decision 0084): by mouse, by finger, by key.
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, type Locator, page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { GuardedButton } from './guarded-button.tsx';
import { GuardedStep, PRESS_GUARD_MS } from './press-guard.tsx';

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

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Where the second step's button stands afterwards. */
function middleOf(target: Locator): { x: number; y: number } {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const { left, top, width, height } = target.element().getBoundingClientRect();
  return { x: frame.left + left + width / 2, y: frame.top + top + height / 2 };
}

const PRESSES = {
  async mouse({ x, y }: { x: number; y: number }, clickCount: number) {
    const event = { x, y, button: 'left', clickCount } as const;
    await cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...event });
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...event });
  },
  async finger(point: { x: number; y: number }) {
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  async key() {
    await userEvent.keyboard('{Enter}');
  },
};

const WAYS = (['mouse', 'finger', 'key'] as const).flatMap((way) =>
  [0, 350].map((pause) => [way, pause] as const),
);

test.each(WAYS)(
  'two presses by %s, %i ms apart, show the second step and go no further',
  async (way, pause) => {
    const onConfirm = vi.fn<() => void>();
    await mount(<TwoSteps onConfirm={onConfirm} />);
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await expect.element(act('Continuer')).toBeEnabled();
    act('Continuer').element().focus();
    const point = middleOf(act('Continuer'));
    await PRESSES[way](point, 1);
    await wait(pause);
    await PRESSES[way](point, 2);
    await expect.element(act('Supprimer définitivement')).toBeVisible();
    await expect.element(dialog.getByRole('heading')).toHaveFocus();
    await wait(PRESS_GUARD_MS);
    expect(onConfirm).not.toHaveBeenCalled();
    // Whoever has read it confirms.
    await act('Supprimer définitivement').click();
    expect(onConfirm).toHaveBeenCalledOnce();
  },
);

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
  await expect.element(act('Continuer')).toBeEnabled();
  const point = middleOf(act('Continuer'));
  await PRESSES.mouse(point, 1);
  const event = { ...point, button: 'left', clickCount: 1 } as const;
  await cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...event });
  await expect.element(act('Supprimer définitivement')).toBeEnabled();
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...event });
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a click without a press, as of a screen reader, confirms', async () => {
  const onConfirm = vi.fn<() => void>();
  await mount(<TwoSteps onConfirm={onConfirm} />);
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await act('Continuer').click();
  await expect.element(act('Supprimer définitivement')).toBeEnabled();
  act('Supprimer définitivement').element().click();
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('two presses on what opens a dialog leave it open', async () => {
  await mount(<TwoSteps onConfirm={() => undefined} />);
  const opener = page.getByRole('button', { name: 'Supprimer' });
  await opener.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.dblClick();
  await wait(PRESS_GUARD_MS);
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(act('Annuler')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
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
  await create.dblClick();
  await expect.element(page.getByRole('button', { name: 'Annuler l’envoi' })).toBeVisible();
  expect(onCancel).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Annuler l’envoi' }).click();
  expect(onCancel).toHaveBeenCalledOnce();
});
