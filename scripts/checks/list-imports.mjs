import { dirname, join, normalize } from 'node:path/posix';
import { parseSync } from 'oxc-parser';

/**
 * The imports of a source file: `{ target, typeOnly }`. A target is a path in the repository,
 * `node_modules/<package>` or `node:<module>`. `file` is its path in the repository.
 */
export function listImports(file, source) {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const found = [];
  function add(specifier, typeOnly) {
    found.push({ target: toTarget(file, specifier), typeOnly });
  }
  for (const { moduleRequest, entries, start } of module.staticImports) {
    const isType =
      entries.length > 0 ? entries.every((entry) => entry.isType) : source.startsWith('import type', start);
    add(moduleRequest.value, isType);
  }
  for (const { entries } of module.staticExports) {
    for (const entry of entries) if (entry.moduleRequest) add(entry.moduleRequest.value, entry.isType);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
    if (literal) add(literal[1], false);
  }
  return found;
}

function toTarget(file, specifier) {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier)).replace(/\?.*$/, '');
  if (specifier.startsWith('node:')) return specifier;
  const workspace = /^@palmares\/([^/]+)\/(.+)$/.exec(specifier);
  // The catalogue in the language of the page, or of the games in it (packages/texts/package.json).
  if (workspace?.[1] === 'texts')
    return `packages/texts/src/${workspace[2].replace(/^page\//, 'fr/').replace(/^game\//, 'en/')}.ts`;
  if (workspace) return `packages/${workspace[1]}/src/${workspace[2]}.ts`;
  const [scope, name] = specifier.split('/');
  return `node_modules/${scope.startsWith('@') ? `${scope}/${name}` : scope}`;
}

/** The rules that an import of `file` breaks. */
export function findBroken(rules, file, { target, typeOnly }) {
  return rules.filter((rule) => {
    const from = rule.from.exec(file);
    if (!from || rule.notFrom?.test(file) || (rule.typesAllowed && typeOnly)) return false;
    const matches = (pattern) =>
      new RegExp(pattern instanceof RegExp ? pattern : pattern.replace('$1', from[1])).test(target);
    return matches(rule.to) && !(rule.notTo && matches(rule.notTo));
  });
}

/** The circles in a graph of `[from, to]` edges: the groups of nodes that all reach each other (Tarjan's algorithm). */
export function findCircles(edges) {
  const targets = new Map();
  for (const [from, to] of edges) targets.set(from, [...(targets.get(from) ?? []), to]);
  const order = new Map();
  const stack = [];
  const circles = [];
  /** Returns the earliest node on the stack that `node` reaches. */
  function visit(node) {
    const own = order.size;
    let earliest = own;
    order.set(node, own);
    stack.push(node);
    for (const target of targets.get(node) ?? []) {
      if (!order.has(target)) earliest = Math.min(earliest, visit(target));
      else if (stack.includes(target)) earliest = Math.min(earliest, order.get(target));
    }
    if (earliest === own) {
      const circle = stack.splice(stack.indexOf(node));
      if (circle.length > 1) circles.push(circle);
    }
    return earliest;
  }
  for (const node of targets.keys()) if (!order.has(node)) visit(node);
  return circles;
}
