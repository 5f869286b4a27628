// Short class names for CSS modules: Vite's own contain a line number and five letters of a hash, which also appear in the scripts and
// hardly compress. The original name remains, so that developers find the rule in the browser.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Short enough to save bytes, long enough to avoid collisions: the build fails on one. */
const LETTERS = 4;

/**
 * `classNames(root)(name, file)` returns the same name in every build, whatever the order of files. Throws when two files would share one.
 */
export function classNames(root: string): (name: string, file: string) => string {
  const owners = new Map<string, string>();
  return (name, file) => {
    const path = relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
    const hash = createHash('sha256').update(path).digest('hex');
    const scoped = `${name}_${BigInt(`0x${hash}`).toString(36).slice(-LETTERS)}`;
    const owner = owners.get(scoped) ?? path;
    if (owner !== path) throw new Error(`Both ${owner} and ${path} have a class ${scoped}`);
    owners.set(scoped, path);
    return scoped;
  };
}
