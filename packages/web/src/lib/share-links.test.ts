import { expect, test } from 'vitest';
import { SHARE_LINKS } from './share-links.ts';

const TITLE = 'Mes « 100 % » & co + #1';
const ADDRESS = 'https://palmares.example/tierlists/7';

test('X gets title and address apart, WhatsApp one text; nothing typed ends a parameter, no space is a plus', () => {
  const [x, whatsApp] = [SHARE_LINKS.x(TITLE, ADDRESS), SHARE_LINKS.whatsApp(TITLE, ADDRESS)];

  expect(Object.fromEntries(new URL(x).searchParams)).toEqual({ text: TITLE, url: ADDRESS });
  expect(Object.fromEntries(new URL(whatsApp).searchParams)).toEqual({ text: `${TITLE}\n${ADDRESS}` });
  expect(x + whatsApp).not.toContain('+');
});
