// Checks that every path, link, anchor and `npm run` named in a Markdown file exists.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { root } from '../repository.mjs';

const skipped = new Set(['node_modules', 'dist', '.git', '.tmp', 'data', 'report', 'results']);
const npmOwn = new Set(['start', 'test', 'ci', 'install', 'i']);
/** Top-level folders whose paths are checked: `src/x.ts` in prose may be an abbreviation, but `packages/…` must exist. */
const rooms = ['packages', 'scripts', 'docs', 'e2e', 'tools', 'deploy', '.ci'];
/** Paths that exist only once the site runs or was built. */
const madeLater = [/^packages\/web\/dist(\/|$)/, /^e2e\/(report|results)(\/|$)/, /[*<>{}…]|\bNNN/];

const scripts = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).scripts;
const files = await listMarkdown(root);
const faults = (await Promise.all(files.map(checkFile))).flat();
for (const fault of faults) console.error(fault);
console.log(`${files.length} Markdown files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function checkFile(file) {
  const text = await readFile(file, 'utf8');
  const shown = relative(root, file);
  const found = text.split('\n').flatMap((line, index) => {
    const faultsHere = [...checkScripts(line), ...checkPaths(line, file)];
    return faultsHere.map((fault) => `${shown}:${index + 1}: ${fault}`);
  });
  // Links may span lines.
  return [...found, ...(await checkLinks(text, file)).map((fault) => `${shown}: ${fault}`)];
}

function checkScripts(line) {
  const named = [...line.matchAll(/npm (?:run(?:-script)? )([\w:.-]+)/g)].map((match) => match[1]);
  const direct = [...line.matchAll(/`npm ([a-z]+)`/g)]
    .map((match) => match[1])
    .filter((name) => name !== 'run');
  return [
    ...named.filter((name) => !(name in scripts)).map((name) => `npm run ${name}: no such script`),
    ...direct.filter((name) => !npmOwn.has(name)).map((name) => `npm ${name}: no such command here`),
  ];
}

function checkPaths(line, file) {
  const spans = [...line.matchAll(/`([^`]+)`/g)].map((match) => match[1]);
  return spans
    .flatMap((span) => span.split(/\s+/))
    .map((word) =>
      word
        .replace(/^\.\//, '')
        .replace(/[,;:.]+$/, '')
        .replace(/:\d+$/, ''),
    )
    .filter((word) => rooms.some((room) => word.startsWith(`${room}/`)))
    .filter((word) => !madeLater.some((pattern) => pattern.test(word)))
    .filter((word) => !existsSync(join(root, word)) && !existsSync(join(dirname(file), word)))
    .map((word) => `${word}: no such path`);
}

async function checkLinks(text, file) {
  const withoutCode = text.replaceAll(/```[\s\S]*?```/g, '').replaceAll(/`[^`]*`/g, '');
  const targets = [...withoutCode.matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)/g)].map((match) => match[1]);
  const found = [];
  for (const target of targets) {
    if (/^[a-z][a-z0-9+.-]*:/i.test(target)) continue;
    const [path = '', anchor] = decodeURI(target).split('#');
    const destination = path === '' ? file : join(path.startsWith('/') ? root : dirname(file), path);
    if (!existsSync(destination)) found.push(`${target}: no such file`);
    else if (anchor && destination.endsWith('.md') && !(await hasAnchor(destination, anchor))) {
      found.push(`${target}: no such heading`);
    }
  }
  return found;
}

async function hasAnchor(file, anchor) {
  const headings = [...(await readFile(file, 'utf8')).matchAll(/^#{1,6}\s+(.+)$/gm)].map((match) => match[1]);
  return headings.some((heading) => toAnchor(heading) === anchor.toLowerCase());
}

/** The anchor that forges generate: lower case, without punctuation, with hyphens for spaces. */
function toAnchor(heading) {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

async function listMarkdown(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = await Promise.all(
    entries
      .filter((entry) => !skipped.has(entry.name))
      .map((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return listMarkdown(path);
        return entry.name.endsWith('.md') ? [path] : [];
      }),
  );
  return lists.flat();
}
