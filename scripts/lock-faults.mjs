// What is wrong with a lock file. A package without a checksum is installed whatever its registry sends; without the optional packages of other systems
// `npm ci` refuses the file there as out of step; the host of a registry binds the file to that registry.

/** `packages` of a package-lock.json. Returns sentences. */
export function lockFaults(packages) {
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

/** Without the incomplete packages and those that ask for them, which npm then looks up anew. */
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

/** Node's own search: beside the parent, then in every folder above. */
function findLocked(packages, parentPath, name) {
  for (let folder = parentPath; ; folder = parentOf(folder)) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (folder === '') return null;
  }
}

/** The package that `path` is installed in; of a package of the project, its root. */
function parentOf(path) {
  const end = path.lastIndexOf('/node_modules/');
  return end === -1 ? '' : path.slice(0, end);
}
