// One copy of a source file contains all its mutants: `isAwake(12) ? <mutant> : <original>`. The tests
// load it once, and a global variable selects the active mutant.
import { parseSync } from 'oxc-parser';
import { isRemovable, mutateExpression } from './mutators.mjs';

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const transparentTypes = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/**
 * Returns the instrumented source and its mutants `{ line, column, original, replacement }` in order of their numbers, which start after
 * `lastId`.
 */
export function instrument(file, source, { lastId = 0 } = {}) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const mutants = [];

  function register(node, replacement) {
    const before = source.slice(0, node.start);
    mutants.push({
      line: before.split('\n').length,
      column: node.start - before.lastIndexOf('\n'),
      original: source.slice(node.start, node.end),
      replacement,
    });
    return `isAwake(${lastId + mutants.length})`;
  }

  /** The text of a node with its children instrumented. */
  function renderChildren(node, place, inChain) {
    let text = '';
    let at = node.start;
    for (const { child, key } of getChildren(node)) {
      const staysInChain = inChain && (key === 'object' || key === 'callee' || key === 'expression');
      text +=
        source.slice(at, child.start) +
        render(child, { parent: node, key, inChain: staysInChain, outer: place });
      at = child.end;
    }
    return text + source.slice(at, node.end);
  }

  function render(node, place) {
    if (node.type.startsWith('TS') && !transparentTypes.has(node.type))
      return source.slice(node.start, node.end);
    if (node.type === 'ImportDeclaration') return source.slice(node.start, node.end);
    const mutations = mutateExpression(node, place, source);
    const switches = mutations.map((replacement) => `${register(node, replacement)}?(${replacement}):`);
    const ownFunctionBody = node.type === 'BlockStatement' && functions.has(place.parent.type);
    const emptied = ownFunctionBody && node.body.length > 0 ? register(node, '{}') : null;
    const removed = isRemovable(node, place) ? register(node, ';') : null;
    const isChain = place.inChain || node.type === 'ChainExpression';
    const inner = renderChildren(node, place, isChain);
    if (switches.length > 0) return `(${switches.join('')}(${inner}))`;
    if (emptied) return `{if(${emptied})return;${inner.slice(1)}`;
    return removed ? `{if(!${removed}){${inner}}}` : inner;
  }

  const place = { parent: { type: 'File' }, key: 'program', inChain: false, outer: null };
  return {
    code: source.slice(0, program.start) + render(program, place) + source.slice(program.end),
    mutants,
  };
}

function getChildren(node) {
  const children = [];
  for (const key of Object.keys(node)) {
    if (key === 'parent' || isName(node, key)) continue;
    for (const child of [node[key]].flat())
      if (typeof child?.type === 'string') children.push({ child, key });
  }
  return children.toSorted((a, b) => a.child.start - b.child.start);
}

/** Names and tags are not expressions. A shorthand property has one text for both key and value. */
function isName(node, key) {
  if (node.shorthand) return key === 'key' || node.value.type === 'Identifier';
  if (key === 'key' || key === 'property') return !node.computed;
  if (node.type === 'AssignmentPattern') return key === 'left';
  return key === 'quasi' || key === 'quasis' || key === 'label' || key === 'source' || key === 'specifiers';
}
