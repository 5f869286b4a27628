// Names of the classes of CSS modules, as the build writes them: Vite's own add a line number and five letters of a hash, which stand in
// the scripts too and hardly compress. The name itself stays, so that who looks at a page in the browser finds the rule.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Few enough to weigh little, enough for two files not to meet: a build tells if they do. */
const LETTERS = 4;

/** `classNames(root)(name, file)`: the same at every build, whatever the order of files. Throws when two files would share one. */
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
