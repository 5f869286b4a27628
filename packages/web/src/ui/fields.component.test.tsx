// Tests the form controls: their accessible names and states, and their behaviour on press and key.
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { CategoryPicker } from './category-picker.tsx';
import { SearchField } from './search-field.tsx';
import { Select } from './select.tsx';
import { PasswordField, TextField } from './text-field.tsx';

test('a field tells its hint, and its error instead once there is one', async () => {
  await mount(
    <>
      <TextField label="Nom" hint="3 / 25" />
      <TextField label="Lien" hint="https" error="Pas une adresse." />
      <TextField label="Motif" optional />
    </>,
  );
  await expect.element(page.getByLabelText('Nom')).toHaveAccessibleDescription('3 / 25');
  await expect.element(page.getByLabelText('Nom')).not.toBeInvalid();
  await expect.element(page.getByLabelText('Lien')).toHaveAccessibleDescription('Pas une adresse.');
  await expect.element(page.getByLabelText('Lien')).toBeInvalid();
  await expect.element(page.getByLabelText('Motif (facultatif)')).toBeVisible();
});

test('a password is shown and hidden, and keeps what was typed', async () => {
  await mount(<PasswordField label="Mot de passe" />);
  const field = page.getByLabelText('Mot de passe', { exact: true });
  await field.fill('phrase');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('phrase');
  // The name already expresses the state: with `aria-pressed` as well, « Masquer » would mean the opposite.
  await expect
    .element(page.getByRole('button', { name: 'Masquer le mot de passe' }))
    .not.toHaveAttribute('aria-pressed');
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
});

function Searched() {
  const [value, setValue] = useState('');
  return <SearchField label="Rechercher" value={value} onChange={setValue} />;
}

test('a search is cleared by its button, which gives the focus back to the field', async () => {
  await mount(<Searched />);
  const field = page.getByRole('searchbox', { name: 'Rechercher' });
  expect(page.getByRole('button').elements()).toHaveLength(0);
  await field.fill('zèbre');
  await page.getByRole('button', { name: 'Effacer la recherche' }).click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
});

function Sorted() {
  const [value, setValue] = useState<'newest' | 'oldest'>('newest');
  const options = [
    { value: 'newest', label: 'Récents' },
    { value: 'oldest', label: 'Anciens' },
  ] as const;
  return <Select label="Trier" hideLabel value={value} options={options} onChange={setValue} />;
}

test('a choice is made by its label, and by the keyboard', async () => {
  await mount(<Sorted />);
  const select = page.getByRole('combobox', { name: 'Trier' });
  await select.selectOptions('Anciens');
  await expect.element(select).toHaveValue('oldest');
  await select.click();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(select).toHaveValue('newest');
});

function Picked() {
  const [selected, setSelected] = useState<string[]>(['Films']);
  return (
    <CategoryPicker
      categories={['Films', 'Manga', 'Musique', 'Sport'].map((name) => ({ name, name_en: null }))}
      selected={selected}
      error={null}
      onToggle={(name) =>
        setSelected(selected.includes(name) ? selected.filter((one) => one !== name) : [...selected, name])
      }
    />
  );
}

test('of categories three are taken; a fourth is refused with the reason, until one is given back', async () => {
  await mount(<Picked />);
  const group = page.getByRole('group', { name: 'Catégories' });
  const toggle = (name: string) => group.getByRole('button', { name });
  await expect.element(group).toHaveAccessibleDescription('De 1 à 3 · 1 / 3');
  for (const name of ['Manga', 'Musique', 'Sport']) await toggle(name).click();
  await expect.element(toggle('Sport')).toHaveAttribute('aria-pressed', 'false');
  await expect
    .element(page.getByRole('alert').first())
    .toMatchTextContent('Vous ne pouvez sélectionner que 3 catégories maximum.');
  await toggle('Films').click();
  await expect.element(group).toHaveAccessibleDescription('De 1 à 3 · 2 / 3');
  await toggle('Sport').click();
  await expect.element(toggle('Sport')).toHaveAttribute('aria-pressed', 'true');
});
