import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SortedFiles } from '../lib/dropped-files.ts';
import { mount } from '../testing/mount.tsx';
import { DropZone } from './drop-zone.tsx';

const picture = () => new File(['x'], 'lac.png', { type: 'image/png' });

async function show(
  props: { issue?: string; error?: string; isDragging?: boolean; isCompact?: boolean } = {},
) {
  const onFiles = vi.fn<(files: SortedFiles) => void>();
  const { isCompact = false, isDragging = false, issue = null, error = null } = props;
  await mount(
    <DropZone isCompact={isCompact} isDragging={isDragging} issue={issue} error={error} onFiles={onFiles} />,
  );
  return onFiles;
}

test('says where files go, and that they can be let go once they are over the page', async () => {
  await show();
  await expect.element(page.getByText('Déposez vos images ici')).toBeVisible();
  await expect.element(page.getByText('JPG, PNG, GIF ou WebP · 10 Mo maximum')).toBeVisible();
});

test('over the page, it says that they can be let go', async () => {
  await show({ isDragging: true });
  await expect.element(page.getByText('Lâchez pour ajouter')).toBeVisible();
});

test('the same file can be chosen again after it was removed', async () => {
  const onFiles = await show({ isCompact: true });
  await expect.element(page.getByRole('button', { name: 'Ajouter des images' })).toBeVisible();
  for (const times of [1, 2]) {
    await page.getByTestId('album-files').upload(picture());
    await expect.poll(() => onFiles.mock.calls.length).toBe(times);
  }
});

test('what is wrong with the images is tied to the button; what failed is said below', async () => {
  await show({
    issue: 'Veuillez ajouter au moins une image',
    error: 'Veuillez déposer uniquement des images.',
  });
  await expect
    .element(page.getByRole('button', { name: 'Choisir des images' }))
    .toHaveAccessibleDescription('Veuillez ajouter au moins une image');
  await expect.element(page.getByText('Veuillez déposer uniquement des images.')).toBeVisible();
});
