import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('what begins an element, an entity or the end of an attribute is escaped, and nothing else', () => {
  expect(escapeHtml(`<a href="x">l'été & l’hiver</a> &quot;`)).toBe(
    `&lt;a href=&quot;x&quot;&gt;l'été &amp; l’hiver&lt;/a&gt; &amp;quot;`,
  );
});
