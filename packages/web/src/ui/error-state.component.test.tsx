import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network } from '../lib/network.ts';
import { mount } from '../testing/mount.tsx';
import { ErrorState } from './error-state.tsx';

const TEXT = 'Impossible de charger les albums.';
const failure = page.getByRole('alert').filter({ hasText: TEXT });

test('a failure is read out, and another try is one key away', async () => {
  const onRetry = vi.fn();
  await mount(<ErrorState text={TEXT} onRetry={onRetry} />);
  await expect.element(failure).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Réessayer' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a try under way cannot be asked for twice', async () => {
  const onRetry = vi.fn();
  await mount(<ErrorState text={TEXT} retrying onRetry={onRetry} />);
  const button = page.getByRole('button');
  await button.click({ force: true });
  expect(onRetry).not.toHaveBeenCalled();
});

test('where another try is no use, none is offered', async () => {
  await mount(<ErrorState text={TEXT} />);
  await expect.element(failure).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('where it is all that a page says it stands under the mark, without a frame', async () => {
  await mount(<ErrorState isPage text={TEXT} />);
  await expect.element(failure).toBeVisible();
  const state = failure.element().parentElement ?? document.body;
  expect(getComputedStyle(state).borderTopWidth).toBe('0px');
  expect(state.firstElementChild?.childElementCount).toBe(5);
});

test('LB-33: without a network it says why, beside what the screen says', async () => {
  network.setState({ isOffline: true });
  await mount(<ErrorState text={TEXT} />);
  await expect.element(failure).toBeVisible();
  await expect
    .element(page.getByText('Hors connexion : cet appareil n’en a pas gardé de copie.'))
    .toBeVisible();
  network.setState({ isOffline: false });
  await expect.element(page.getByText(/Hors connexion/)).not.toBeInTheDocument();
});
