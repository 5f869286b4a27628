import { expect, test } from 'vitest';
import { hasIssues, toIssueTexts } from './issue-texts.ts';

test('every issue is told at its field', () => {
  const issues = [
    { field: 'name', code: 'required' },
    { field: 'email', code: 'bad_email' },
  ];

  const texts = toIssueTexts(issues, ({ field, code }) => `${field} ${code}`);

  expect(texts).toEqual({ name: 'name required', email: 'email bad_email' });
  expect(hasIssues(texts)).toBe(true);
});

test('a sentence that stands for several fields is written once and marks them all', () => {
  const issues = [
    { field: 'username', text: 'Trop court.' },
    { field: 'nametag', text: 'Trop court.' },
    { field: 'email', text: 'Requis.' },
  ];

  const texts = toIssueTexts(issues, ({ text }) => text);

  expect(texts).toEqual({ username: 'Trop court.', nametag: '', email: 'Requis.' });
});

test('without an issue there is no text', () => {
  expect(hasIssues(toIssueTexts([], () => ''))).toBe(false);
});
