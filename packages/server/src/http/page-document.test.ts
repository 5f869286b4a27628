import { expect, test } from 'vitest';
import { createDocument } from './page-document.ts';

test('what stands between the marks is replaced, whatever the head holds', () => {
  const withHead = createDocument('<head><!-- head -->old<!-- /head --></head><p>$&</p>');

  expect(withHead('<title>$1 $&</title>')).toBe('<head><title>$1 $&</title></head><p>$&</p>');
});

test.each(['<head></head>', '<!-- /head --><!-- head -->'])('a page without marks is refused: %s', (html) => {
  expect(() => createDocument(html)).toThrow('index.html');
});
