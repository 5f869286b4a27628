// PICTURE=… node bare-page.ts: the floor of a largest paint. It serves a page of text with that picture and the built site's style sheet,
// compressed and without scripts, which every page of the site needs at least. Prints its address.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../../../../packages/web/dist/', import.meta.url));
const [style = ''] = /\/assets\/[\w-]+\.css/.exec(readFileSync(`${DIST}index.html`, 'utf8')) ?? [];
const PAGE = `<!doctype html>
<html lang="fr" data-theme="dark">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Palmarès</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${style}" />
  </head>
  <body>
    <main>
      <h1>Un album. Trois façons de trancher.</h1>
      <img src="/picture.webp" alt="" width="300" height="300" fetchpriority="high" />
      <p>Glissez les images en tier list, départagez-les en tournoi, affinez en classement. Puis montrez votre palmarès.</p>
    </main>
  </body>
</html>
`;

const compressed = (text: string) => brotliCompressSync(Buffer.from(text));
const files = new Map([['/', { type: 'text/html; charset=utf-8', body: compressed(PAGE) }]]);
files.set(style, { type: 'text/css', body: compressed(readFileSync(DIST + style, 'utf8')) });
files.set('/picture.webp', { type: 'image/webp', body: readFileSync(process.env['PICTURE'] ?? '') });
const fonts = readdirSync(`${DIST}assets`).filter((name) => name.endsWith('.woff2'));

const server = createServer(({ url = '/' }, response) => {
  const font = fonts.find((name) => url === `/assets/${name}`);
  const file = files.get(url);
  if (font !== undefined)
    response.writeHead(200, { 'content-type': 'font/woff2' }).end(readFileSync(`${DIST}assets/${font}`));
  else if (file !== undefined)
    response
      .writeHead(200, {
        'content-type': file.type,
        ...(file.type !== 'image/webp' && { 'content-encoding': 'br' }),
      })
      .end(file.body);
  else response.writeHead(404).end();
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
});
process.once('SIGTERM', () => server.close(() => process.exit(0)).closeAllConnections());
