// Tests the dialog around a picture. The test replaces the worker that draws; the tests of packages/pictures and the journeys cover the
// drawing itself.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stubWorkers, nextWorker as worker } from '../testing/fake-worker.ts';
import { mount } from '../testing/mount.tsx';
import { makeImage } from '../testing/wire-samples.ts';
import { LanguageContext } from './language.ts';
import { PictureDialog } from './picture-dialog.tsx';

const images = ['Lac', 'Mont'].map((name) => makeImage({ name }));
const content = {
  kind: 'ranking',
  title: 'Mes paysages',
  origin: 'Lina',
  ranked: images,
} as const;

const onClose = vi.fn();
const dialog = page.getByRole('dialog');
const download = dialog.getByRole('button', { name: 'Télécharger' });
const drawn = {
  kind: 'drawn',
  picture: { blob: new Blob(['x'], { type: 'image/png' }), named: true },
} as const;

beforeEach(() => {
  stubWorkers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () =>
  mount(
    <PictureDialog
      content={content}
      images={images}
      address="https://palmares.example/classements/7"
      onClose={onClose}
    />,
  );

test('BU-47, LB-41: it tells how far the drawing is, and offers the file once it is there', async () => {
  await open();
  const first = await worker(0);
  await expect.element(download).toBeDisabled();
  first.answer({ kind: 'progress', progress: { done: 1, all: 2 } });
  await expect.element(dialog.getByLabelText(/1 sur 2/)).toHaveAttribute('value', '1');
  first.answer(drawn);
  await expect.element(dialog.getByAltText(/Mes paysages/)).toBeInTheDocument();
  await expect.element(download).toBeEnabled();
  await expect.element(dialog.getByRole('progressbar')).not.toBeInTheDocument();
});

function blank(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d');
  return canvas.convertToBlob();
}

function shapeShown(): unknown {
  const image = dialog.element().querySelector('img');
  return [image?.naturalWidth, image?.naturalHeight];
}

test('the actions stay where they are while the picture comes, whatever its shape', async () => {
  await open();
  const getPlace = () =>
    dialog.getByRole('button', { name: 'Copier le texte' }).element().getBoundingClientRect().top;
  const begun = await worker(0);
  const before = getPlace();
  begun.answer({ kind: 'drawn', picture: { blob: await blank(400, 1600), named: true } });
  await expect.poll(shapeShown).toEqual([400, 1600]);
  expect(getPlace()).toBe(before);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Taille' }), 'Carré, 1080 × 1080');
  (await worker(1)).answer({ kind: 'drawn', picture: { blob: await blank(1600, 400), named: true } });
  await expect.poll(shapeShown).toEqual([1600, 400]);
  expect(getPlace()).toBe(before);
});

test('another size, or without the names, it is drawn anew, and the drawing before is given up', async () => {
  await open();
  const whole = await worker(0);
  expect(whole.job?.options).toEqual({ format: 'natural', scale: 2, names: true });
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Taille' }), 'Carré, 1080 × 1080');
  const square = await worker(1);
  expect(whole.isOver).toBe(true);
  expect(square.job?.options).toEqual({ format: 'square', scale: 1, names: true });
  await dialog.getByRole('switch', { name: 'Noms des images' }).click();
  expect((await worker(2)).job?.options).toEqual({ format: 'square', scale: 1, names: false });
});

test('where names would be too small to be read, it says so', async () => {
  await open();
  (await worker(0)).answer({ kind: 'drawn', picture: { ...drawn.picture, named: false } });
  await expect.element(dialog.getByText(/trop petites ici pour que leurs noms se lisent/)).toBeVisible();
});

test('BU-47: a picture that cannot be drawn says so and is tried again; its text can still be copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open();
  (await worker(0)).answer({ kind: 'failed' });
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('L’image n’a pas pu être créée.');
  await expect.element(download).toBeDisabled();
  await dialog.getByRole('button', { name: 'Copier le texte' }).click();
  await expect.element(page.getByText('Texte copié.')).toBeInTheDocument();
  expect(write.mock.lastCall?.[0]).toMatch(/Mes paysages[^]*Lac[^]*Mont/);

  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  (await worker(1)).answer(drawn);
  await expect.element(download).toBeEnabled();
});

test('what cannot be copied is said, in the language of the place', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await mount(
    <LanguageContext value="en">
      <PictureDialog
        content={content}
        images={images}
        address="https://palmares.example/classements/7"
        onClose={onClose}
      />
    </LanguageContext>,
  );
  await dialog.getByRole('button', { name: 'Copy as text' }).click();
  await expect.element(page.getByText('The text could not be copied.')).toBeInTheDocument();
});
