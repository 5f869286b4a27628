import { expect, test } from 'vitest';
import { faultsOf, hasFaults } from './form-faults.ts';

test('every fault is told at its field', () => {
  const issues = [
    { field: 'name', code: 'required' },
    { field: 'email', code: 'bad_email' },
  ];

  const faults = faultsOf(issues, ({ field, code }) => `${field} ${code}`);

  expect(faults).toEqual({ name: 'name required', email: 'email bad_email' });
  expect(hasFaults(faults)).toBe(true);
});

test('a sentence that stands for several fields is written once and marks them all', () => {
  const issues = [
    { field: 'username', text: 'Trop court.' },
    { field: 'nametag', text: 'Trop court.' },
    { field: 'email', text: 'Requis.' },
  ];

  const faults = faultsOf(issues, ({ text }) => text);

  expect(faults).toEqual({ username: 'Trop court.', nametag: '', email: 'Requis.' });
});

test('without an issue there is no fault', () => {
  expect(hasFaults(faultsOf([], () => ''))).toBe(false);
});
