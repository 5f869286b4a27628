import { afterEach, expect, test } from 'vitest';
import { currentToasts, dismissToast, dismissToastsOfOthers, showToast } from './toast-store.ts';

afterEach(() => {
  for (const toast of currentToasts()) dismissToast(toast.id);
});

const texts = () => currentToasts().map((toast) => toast.text);

test('the same text shows once, last', () => {
  showToast({ kind: 'error', text: 'a' });
  showToast({ kind: 'error', text: 'b' });
  showToast({ kind: 'error', text: 'a' });
  expect(texts()).toEqual(['b', 'a']);
});

test('at most three messages show, the newest', () => {
  for (const text of ['a', 'b', 'c', 'd']) showToast({ kind: 'info', text });
  expect(texts()).toEqual(['b', 'c', 'd']);
});

test('a message is taken away by its id', () => {
  const id = showToast({ kind: 'success', text: 'a' });
  showToast({ kind: 'success', text: 'b' });
  dismissToast(id);
  expect(texts()).toEqual(['b']);
});

test('what is about another page goes, what is about this one or none stays', () => {
  showToast({ kind: 'success', text: 'a', page: '/profile' });
  showToast({ kind: 'success', text: 'b', page: '/tierlists' });
  showToast({ kind: 'success', text: 'c' });
  dismissToastsOfOthers('/tierlists');
  expect(texts()).toEqual(['b', 'c']);
});
