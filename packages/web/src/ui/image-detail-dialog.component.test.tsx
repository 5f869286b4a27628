import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { makeImage } from '../testing/wire-samples.ts';
import { ImageDetailDialog } from './image-detail-dialog.tsx';

const images = [
  makeImage({ name: 'Lac', description: 'Au matin', url: 'https://example.org/lac' }),
  makeImage({ name: 'Mont', url: 'javascript:alert(1)' }),
  makeImage({ name: ' ' }),
];
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

/** At the first and last image, the button of that direction does not exist. */
const way = (name: string) => page.getByLabelText(name);

function Shown({ at = 0 }: { at?: number }) {
  const [current, setCurrent] = useState<number | null>(images[at]?.id ?? null);
  if (current === null) return <p>Fermé</p>;
  return (
    <ImageDetailDialog
      images={images}
      current={current}
      note="Tier S"
      onShow={setCurrent}
      onClose={() => setCurrent(null)}
    />
  );
}

test('AX-80, BU-41: tells name, place, description and link', async () => {
  await mount(<Shown />);
  await expect.element(dialog('Lac')).toMatchTextContent('Tier S');
  await expect.element(dialog('Lac')).toMatchTextContent('1 / 3');
  await expect.element(dialog('Lac')).toMatchTextContent('Au matin');
  const link = dialog('Lac').getByRole('link');
  await expect.element(link).toHaveAttribute('href', 'https://example.org/lac');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
});

test('the arrows of the keyboard go through the images and stop at both ends', async () => {
  await mount(<Shown />);
  await expect.element(way('Image suivante')).toBeVisible();
  await expect.element(way('Image précédente')).not.toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  await expect.element(dialog('Mont')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(dialog('Image')).toBeVisible();
  await expect.element(way('Image suivante')).not.toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(dialog('Mont')).toBeVisible();
});

test('BU-41: an address that is no web page leads nowhere', async () => {
  await mount(<Shown at={1} />);
  await expect.element(dialog('Mont')).toBeVisible();
  expect(dialog('Mont').getByRole('link').elements()).toHaveLength(0);
});

test('Escape closes it', async () => {
  await mount(<Shown />);
  await expect.element(dialog('Lac')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Fermé')).toBeVisible();
});
