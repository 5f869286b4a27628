import { StrictMode, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createCanvas } from '../lib/create-canvas.ts';
import { drawTextCard } from '../lib/picture/draw-text-card.ts';
import { readPageTheme } from '../lib/picture/page-theme.ts';
import { mount } from '../testing/mount.tsx';
import { TextCardsButton } from './text-cards-button.tsx';
import type { NamedFile } from './upload-queue.ts';

const SIDE = 640;
const made: NamedFile[] = [];
const field = page.getByRole('textbox', { name: 'Un texte par ligne' });
const open = () => page.getByRole('button', { name: 'Ajouter des textes' }).click();
const create = page.getByRole('button', { name: /^Créer/ });

function Page({ room = 1_000 }: { room?: number }) {
  const [list, setList] = useState('');
  return (
    <TextCardsButton list={list} room={room} onType={setList} onCards={(cards) => made.push(...cards)} />
  );
}

async function openList(room?: number): Promise<void> {
  made.length = 0;
  // StrictMode, as in development, mounts everything twice: the drawing must survive it.
  await mount(
    <StrictMode>
      <Page {...(room !== undefined && { room })} />
    </StrictMode>,
  );
  await open();
}

/** Mean difference between a card and the drawing of a text, from 0 to 255. */
async function distanceFrom(text: string, file: File): Promise<number> {
  const [card, wanted] = [createCanvas(SIDE, SIDE).context, createCanvas(SIDE, SIDE).context];
  card.drawImage(await createImageBitmap(file), 0, 0);
  await drawTextCard(wanted, text, SIDE, readPageTheme());
  const [seen, meant] = [card, wanted].map((context) => context.getImageData(0, 0, SIDE, SIDE).data);
  const steps = [...(seen ?? [])].map((value, index) => Math.abs(value - (meant?.[index] ?? 0)));
  return steps.reduce((sum, step) => sum + step, 0) / steps.length;
}

test('AL-60, BU-12: issue 11, text cards: each line becomes a square image that bears its text', async () => {
  await openList();
  await field.fill('1. Jazz\n2. Il faut imaginer Sisyphe heureux\n');
  await expect.element(page.getByRole('list', { name: 'Aperçu' }).getByRole('listitem')).toHaveLength(2);
  await create.click();
  await expect.poll(() => made.length).toBe(2);
  expect(made.map(({ name, description }) => [name, description])).toEqual([
    ['Jazz', ''],
    ['Il faut imaginer Sisyphe', 'Il faut imaginer Sisyphe heureux'],
  ]);
  const texts = ['Jazz', 'Il faut imaginer Sisyphe heureux'];
  for (const [index, { file }] of made.entries()) {
    expect(file.type).toBe('image/webp');
    // oxlint-disable-next-line no-await-in-loop
    const { width, height } = await createImageBitmap(file);
    expect([width, height]).toEqual([SIDE, SIDE]);
    // oxlint-disable-next-line no-await-in-loop
    expect(await distanceFrom(texts[index] ?? '', file)).toBeLessThan(2);
  }
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await open();
  await expect.element(field).toHaveValue('');
});

test('AL-60: issue 11, text cards: what is wrong is told at the field with its lines, and nothing is lost', async () => {
  await openList(2);
  await expect.element(create).toHaveTextContent('Créer les cartes');
  await create.click();
  await expect.element(page.getByText('Saisissez au moins un texte.')).toBeVisible();
  await expect.element(field).toHaveFocus();
  const long = 'é'.repeat(121);
  await field.fill(`Un\n${long}\nTrois\n${long}`);
  await create.click();
  await expect
    .element(
      page.getByText('2 textes au plus à la fois dans cet album. Les lignes 2, 4 dépassent 120 caractères.'),
    )
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await open();
  await expect.element(field).toHaveValue(`Un\n${long}\nTrois\n${long}`);
  expect(made).toEqual([]);
});
