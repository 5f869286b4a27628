import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What a module needs to connect to somewhere. Types of modules and checks of addresses connect to nothing. */
const CONNECTS =
  /\bfetch\(|\bnew WebSocket\(|from 'undici'|from 'nodemailer'|^import \{[^}]*\b(?:Agent|request|get|connect|createConnection)\b[^}]*\} from 'node:(?:http|https|http2|net|tls)'/m;

test('AX-81: only the storage and the mailer connect to other machines, whose addresses the configuration gives', async () => {
  const found: string[] = [];
  for await (const path of glob('**/*.ts', { cwd: import.meta.dirname })) {
    if (path.endsWith('.test.ts') || path.startsWith('testing')) continue;
    if (CONNECTS.test(await readFile(join(import.meta.dirname, path), 'utf8'))) found.push(path);
  }
  // The database is the third (pg).
  expect(found.toSorted()).toEqual(['files/s3-client.ts', 'mail/mail-transport.ts']);
});
