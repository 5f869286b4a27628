// Checks a lock file. Without a checksum npm installs whatever the registry sends; without the optional packages of other systems `npm ci`
// refuses the file there as out of sync; the host of a registry binds the file to it.

/** `packages` is that of package-lock.json. Returns sentences. */
export function findLockFaults(packages) {
  const faults = [];
  for (const [path, entry] of Object.entries(packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {}))
      if (!isLocked(packages, path, name)) faults.push(`${name} is missing, an optional package of ${path}`);
    // The project's own packages are folders, not downloads.
    if (!path.includes('node_modules/') || entry.link === true) continue;
    if (entry.integrity?.startsWith('sha512-') !== true) faults.push(`${path} has no sha512 checksum`);
    if (entry.resolved !== undefined) faults.push(`${path} names its registry: ${entry.resolved}`);
  }
  return faults;
}

/** Removes incomplete packages and those that require them, so that npm resolves them again. */
export function withoutIncomplete(packages) {
  const isIncomplete = (path) =>
    path.includes('node_modules/') && !packages[path].link && !packages[path].integrity;
  const asksForIncomplete = (path) =>
    path.includes('node_modules/') &&
    Object.keys(packages[path].optionalDependencies ?? {}).some((name) => {
      const found = findLocked(packages, path, name);
      return found === null || isIncomplete(found);
    });
  return Object.fromEntries(
    Object.entries(packages).filter(([path]) => !isIncomplete(path) && !asksForIncomplete(path)),
  );
}

const isLocked = (packages, parentPath, name) => findLocked(packages, parentPath, name) !== null;

/** Node's module resolution: the parent's own node_modules, then every folder above. */
function findLocked(packages, parentPath, name) {
  for (let folder = parentPath; ; folder = getParent(folder)) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (folder === '') return null;
  }
}

/** The package in which `path` is installed; the root for a package of the project. */
function getParent(path) {
  const end = path.lastIndexOf('/node_modules/');
  return end === -1 ? '' : path.slice(0, end);
}
