import { expect, test } from 'vitest';
import { embedSnippet } from './embed.ts';

test('the frame has the address of the embed, and a title that stays an attribute', () => {
  const frame = { title: 'L’île & "<b>"', width: 640, height: 480 };

  expect(embedSnippet('https://palmares.example', '/tierlists/7', frame)).toBe(
    '<iframe src="https://palmares.example/embed/tierlists/7" title="L’île &amp; &quot;&lt;b&gt;&quot;" width="640" height="480" style="border:0;max-width:100%" loading="lazy"></iframe>',
  );
});
