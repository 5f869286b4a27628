import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { EndlessList } from './endless-list.tsx';

type Item = { id: number; name: string };
type Props = Partial<ComponentProps<typeof EndlessList<Item>>>;

const TWO: Item[] = [
  { id: 1, name: 'Un' },
  { id: 2, name: 'Deux' },
];

async function show(props: Props) {
  const onMore = vi.fn<() => void>();
  const onRetry = vi.fn<() => void>();
  await mount(
    <EndlessList<Item>
      label="Albums"
      items={TWO}
      keyOf={({ id }) => id}
      render={({ name }) => name}
      skeleton="…"
      skeletons={3}
      failed={false}
      errorText="Impossible de charger les albums."
      onRetry={onRetry}
      hasMore={false}
      loadingMore={false}
      onMore={onMore}
      empty={<p>Rien ici</p>}
      unit="album"
      {...props}
    />,
  );
  return { onMore, onRetry };
}

test('LB-31: on its way it says so, and its places are hidden from a screen reader', async () => {
  await show({ items: undefined });
  await expect.element(page.getByText('Chargement…')).toBeInTheDocument();
  expect(page.getByText('…', { exact: true }).elements()).toHaveLength(3);
  expect(page.getByRole('list').elements()).toHaveLength(0);
});

test('LB-31: failed, it says what and can be tried again', async () => {
  const { onRetry } = await show({ items: undefined, failed: true });
  await expect.element(page.getByText('Impossible de charger les albums.')).toHaveAttribute('role', 'alert');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('LB-31: without anything it shows what to do instead', async () => {
  await show({ items: [] });
  await expect.element(page.getByText('Rien ici')).toBeVisible();
  expect(page.getByRole('list').elements()).toHaveLength(0);
});

test('full, it names itself, tells how many there are, and asks for more when its end is near', async () => {
  const { onMore } = await show({ hasMore: true });
  await expect.element(page.getByRole('list', { name: 'Albums' })).toBeVisible();
  await expect.element(page.getByText('Plus de 2 albums')).toBeInTheDocument();
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
  await expect.poll(() => onMore.mock.calls.length).toBeGreaterThan(0);
});

test('of a list that goes on it says only what is known, and nothing of an answer to another question', async () => {
  await show({ hasMore: true });
  await expect.element(page.getByText('Plus de 2 albums')).toBeInTheDocument();
  await show({ stale: true });
  await expect.poll(() => page.getByRole('status').nth(2).element().textContent).toBe('');
});

test('by hand it waits for a press, and is busy meanwhile', async () => {
  const { onMore } = await show({ hasMore: true, isOneOfSeveral: true });
  await page.getByRole('button', { name: 'Voir plus' }).click();
  expect(onMore).toHaveBeenCalledOnce();
});

test('a next page that does not come is said, and does not ask by itself again', async () => {
  const { onMore } = await show({ hasMore: true, failed: true });
  await expect
    .element(page.getByRole('alert').first())
    .toMatchTextContent('La suite n’a pas pu être chargée.');
  expect(onMore).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  expect(onMore).toHaveBeenCalledOnce();
});
