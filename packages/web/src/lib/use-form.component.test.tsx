// Tests the guarantees of every form (docs/decisions/0022-writes-and-forms.md) with a form whose request a test can refuse.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { waitForPressGuard } from '../testing/dialog-openers.ts';
import { mount } from '../testing/mount.tsx';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type FormFailure, useForm } from './use-form.ts';

type Values = { name: string; place: string };
type Props = {
  send: (values: Values) => Promise<unknown>;
  ready?: boolean;
  onSent?: (values: Values) => void;
  inDialog?: boolean;
};

const FAILED = 'Cela n’a pas abouti.';

class UnknownPlace extends Error {}

function failureOf(error: unknown): FormFailure {
  if (error instanceof UnknownPlace) return { fields: { place: 'Lieu inconnu.' }, text: null };
  return { fields: {}, text: FAILED };
}

const required = ({ name, place }: Values) => ({
  ...(name === '' && { name: 'Un nom, s’il vous plaît.' }),
  ...(place === '' && { place: 'Un lieu, s’il vous plaît.' }),
});

function Sample({ send, ready = true, onSent, inDialog = false }: Props) {
  const form = useForm<Values>({
    initial: { name: '', place: '' },
    check: required,
    send,
    failureOf,
    ready,
    ...(onSent && { onSent }),
  });
  const fields = (
    <>
      <TextField {...form.bind('name')} label="Nom" />
      <TextField {...form.bind('place')} label="Lieu" />
    </>
  );
  if (inDialog)
    return (
      <FormDialog form={form} title="Où ?" submitLabel="Envoyer" onClose={() => undefined}>
        {fields}
      </FormDialog>
    );
  return (
    <Form form={form} notice={form.sent && <p>Envoyé.</p>}>
      {fields}
      <Button type="submit" loading={form.pending}>
        Envoyer
      </Button>
      <Button onClick={form.clear}>Encore</Button>
      <Button onClick={form.reset}>Vider</Button>
    </Form>
  );
}

const name = page.getByLabelText('Nom');
const place = page.getByLabelText('Lieu');
const submit = page.getByRole('button', { name: 'Envoyer' });
const failed = page.getByText(FAILED);
const request = () => document.querySelector('form')?.requestSubmit();

async function fill(): Promise<void> {
  await name.fill('Ada');
  await place.fill('Londres');
}

test('what the form finds wrong stands at its fields, the first one has the focus, and nothing is sent', async () => {
  const send = vi.fn(() => Promise.resolve());
  await mount(<Sample send={send} />);
  await name.fill('Ada');
  await submit.click();
  await expect.element(place).toHaveFocus();
  await expect.element(place).toHaveAccessibleDescription('Un lieu, s’il vous plaît.');
  await expect.element(name).not.toBeInvalid();
  expect(send).not.toHaveBeenCalled();

  await place.fill('Londres');
  await submit.click();
  await expect.element(page.getByText('Envoyé.')).toBeVisible();
  await expect.element(place).not.toBeInvalid();
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', place: 'Londres' }, expect.anything());
});

test('what is refused at a field stands there, with the focus; what was typed stays', async () => {
  await mount(<Sample send={() => Promise.reject(new UnknownPlace())} />);
  await fill();
  await submit.click();
  await expect.element(place).toHaveAccessibleDescription('Lieu inconnu.');
  await expect.element(place).toHaveFocus();
  await expect.element(place).toHaveValue('Londres');
  await expect.element(failed).not.toBeInTheDocument();
});

test('a failure about no field is told above the form, until a issue of its own is', async () => {
  await mount(<Sample send={() => Promise.reject(new Error('cut'))} />);
  await fill();
  await submit.click();
  await expect.element(failed).toBeVisible();
  await expect.element(name).toHaveValue('Ada');

  await name.fill('');
  await submit.click();
  await expect.element(name).toBeInvalid();
  await expect.element(failed).not.toBeInTheDocument();
});

test('submitted twice in the same moment it sends once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = vi.fn(() => promise);
  await mount(<Sample send={send} />);
  await fill();
  request();
  request();
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  resolve();
  await expect.element(page.getByText('Envoyé.')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
});

test('while it is not ready it sends nothing', async () => {
  const send = vi.fn(() => Promise.resolve());
  await mount(<Sample send={send} ready={false} inDialog />);
  await fill();
  request();
  await expect.element(submit).toBeDisabled();
  expect(send).not.toHaveBeenCalled();
});

test('sent, it can be begun again: with what was typed, or empty', async () => {
  await mount(<Sample send={() => Promise.resolve()} />);
  await fill();
  await submit.click();
  await expect.element(page.getByText('Envoyé.')).toBeVisible();
  await page.getByRole('button', { name: 'Encore' }).click();
  await expect.element(page.getByText('Envoyé.')).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Vider' }).click();
  await expect.element(name).toHaveValue('');
});

test('in a dialog it begins in the first field, Enter sends, and a failure is said inside', async () => {
  await mount(<Sample send={() => Promise.reject(new Error('cut'))} inDialog />);
  await expect.element(name).toHaveFocus();
  await fill();
  await waitForPressGuard();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog').getByRole('alert')).toHaveTextContent(FAILED);
});

test('closed while it is sent, it tells what came of it all the same, and what was typed is forgotten', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onSent = vi.fn();
  const count = vi.fn<(calls: number) => void>();
  function Closable() {
    const client = useQueryClient();
    const [open, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(false)}>
          Partir
        </button>
        <button type="button" onClick={() => count(client.getMutationCache().getAll().length)}>
          Compter
        </button>
        {open && <Sample send={() => promise} onSent={onSent} />}
      </>
    );
  }
  await mount(<Closable />);
  await fill();
  await submit.click();
  await page.getByRole('button', { name: 'Partir' }).click();
  resolve();
  await expect.poll(() => onSent).toHaveBeenCalledWith({ name: 'Ada', place: 'Londres' });
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Compter' }).click();
      return count.mock.lastCall;
    })
    .toEqual([0]);
});
