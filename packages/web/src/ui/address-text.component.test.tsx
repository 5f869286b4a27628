import { expect, test } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { AddressText } from './address-text.tsx';

test('an address longer than its line is cut before a sign, and copied is what it was', async () => {
  await mount(
    <p style={{ width: '13ch', fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
      <AddressText text="contact@example.org" />
    </p>,
  );
  const line = document.querySelector('p') ?? document.body;

  const tops = [...line.childNodes].flatMap((piece) => {
    const range = document.createRange();
    range.selectNodeContents(piece);
    return [...range.getClientRects()].map(({ top }) => top);
  });

  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(2);
  getSelection()?.selectAllChildren(line);
  expect(getSelection()?.toString()).toBe('contact@example.org');
});
