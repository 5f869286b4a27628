import { createHash } from 'node:crypto';
import type { RenderedPage } from '@palmares/core/contract/ssr';
import { expect, test } from 'vitest';
import { createDocument } from './page-document.ts';

const APP =
  '<script type="module" crossorigin src="/a.js"></script>\n<link rel="modulepreload" crossorigin href="/b.js">';
const BUILT = `<head><!-- head -->old<!-- /head --><script src="/early.js"></script>\n${APP}\n<link rel="stylesheet" href="/c.css"></head><p>$&</p><!-- content --><div id="root"></div><!-- /content -->end`;

const FILES = { home: ['/home.js', '/home.css'] };

const RENDERED: RenderedPage = {
  styles: { files: ['/c.css', '/home.css'], text: '.page{margin:0}' },
  preloads: '[pictures]',
  rules: '._0{--tier:#ff7f7f}',
  content: '<h1>$1 $&</h1>',
  data: '[data]',
};

test('what stands between the marks is replaced, whatever the head holds', () => {
  const page = createDocument(
    BUILT,
    FILES,
    'fr',
  )({ head: '<title>$1 $&</title>', name: 'home', rendered: null });

  expect(page.html).toContain(
    '<head><title>$1 $&</title><meta name="page" content="/home.js /home.css" /><script src="/early.js">',
  );
  expect(page.html).toContain(`${APP}\n<link rel="stylesheet" href="/c.css"></head><p>$&</p>`);
  expect(page.html).toMatch(/<div id="root"><\/div>.*end$/);
  expect(page.styleHashes).toEqual([]);
});

test('a page that was rendered stands in the root, its data behind it, its styles allowed by their hash', () => {
  const { html, styleHashes } = createDocument(
    BUILT,
    FILES,
    'fr',
  )({ head: '<title></title>', name: 'home', rendered: RENDERED });

  expect(html).toContain('<style>.page{margin:0}._0{--tier:#ff7f7f}</style>');
  expect(html).toContain('[pictures]</head>');
  expect(html).toMatch(/<div id="root"><h1>\$1 \$&<\/h1><\/div><noscript>.*\[data\]end$/s);
  expect(html).toContain('<meta name="rendered" content="/a.js /b.js /home.js" /><script src="/early.js">');
  const hash = createHash('sha256')
    .update(RENDERED.styles.text + RENDERED.rules)
    .digest('base64');
  expect(styleHashes).toEqual([`'sha256-${hash}'`]);
});

test('a page that was rendered names no part of the app: the script of the head asks for it once the page is shown', () => {
  const { html } = createDocument(
    BUILT,
    FILES,
    'fr',
  )({ head: '<title></title>', name: 'home', rendered: RENDERED });

  expect(html).not.toMatch(/(?:src|href)="\/[ab]\.js/);
  expect(html).toContain('<script src="/early.js"></script>');
});

test('a page that was rendered carries its styles: no style sheet is fetched, and the app finds those it would ask for', () => {
  const { html } = createDocument(
    BUILT,
    FILES,
    'fr',
  )({ head: '<title></title>', name: 'home', rendered: RENDERED });

  expect([...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link)).toEqual([
    '<link rel="stylesheet" disabled href="/c.css">',
    '<link rel="stylesheet" disabled href="/home.css">',
  ]);
});

test.each([
  '<head></head>',
  '<!-- /head --><!-- head -->',
  '<head><!-- head --><!-- /head --></head><div id="root"></div>',
])('a page without marks is refused: %s', (html) => {
  expect(() => createDocument(html, {}, 'fr')).toThrow('index.html');
});
