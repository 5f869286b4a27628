// The mutations of each node type of the syntax tree. Each rule returns replacement texts. Omitted: mutations that the type checker
// detects, removed `await` (detected by oxlint's no-floating-promises), and texts of internal errors.

const opposites = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '>>>': ['<<'],
  '>>': ['<<'],
  '<<': ['>>'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
};

const comparisons = new Set(['<', '<=', '>', '>=', '===', '!==', 'in', 'instanceof']);

/** Methods replaced by their counterpart, or removed (null), so that the call evaluates to its receiver. */
const methods = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
  filter: null,
  slice: null,
  trim: null,
  normalize: null,
  sort: null,
  toSorted: null,
  reverse: null,
  toReversed: null,
};

const loops = new Set([
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
  'WhileStatement',
  'DoWhileStatement',
]);

const internalErrors = new Set(['Error', 'RangeError', 'TypeError']);

/**
 * Replacement texts for an expression. `place` is its position: its parent, the name of its field there, and whether it is part of an
 * optional chain, which must not be interrupted.
 */
export function mutateExpression(node, place, source) {
  if (place.inChain) return [];
  const rule = expressionRules[node.type];
  const found = [...conditionRules(node, place), ...(rule?.(node, place, source) ?? [])];
  return [...new Set(found)].filter((text) => text !== source.slice(node.start, node.end));
}

/** Returns whether removing the statement is a distinct mutation, not equivalent to a false condition or an emptied function. */
export function isRemovable(node, { parent, outer }) {
  if (parent.type === 'IfStatement') return false;
  const isAlone = parent.type === 'BlockStatement' && parent.body.length === 1;
  if (isAlone && (outer.key === 'consequent' || outer.key === 'body') && !loops.has(outer.parent.type))
    return false;
  if (node.type === 'ExpressionStatement') return !node.directive && node.expression.callee?.type !== 'Super';
  return ['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement'].includes(node.type);
}

function conditionRules(node, { parent, key }) {
  if (parent.type === 'LogicalExpression') {
    if (parent.operator === '&&') return ['true'];
    if (parent.operator === '||') return ['false'];
  }
  if (key === 'test' && parent.type !== 'SwitchCase')
    return parent.type === 'IfStatement' || parent.type === 'ConditionalExpression'
      ? ['true', 'false']
      : ['false'];
  return node.type === 'BinaryExpression' && comparisons.has(node.operator) ? ['true', 'false'] : [];
}

const expressionRules = {
  BinaryExpression: replaceOperator,
  AssignmentExpression: replaceOperator,
  LogicalExpression(node, place, source) {
    if (node.operator !== '??') return replaceOperator(node, place, source);
    return [getText(node.left, source), getText(node.right, source)];
  },
  UnaryExpression: (node, _place, source) =>
    '!-'.includes(node.operator) ? [getText(node.argument, source)] : [],
  UpdateExpression(node, _place, source) {
    return [getText(node, source).replace(/\+\+|--/, (operator) => (operator === '++' ? '--' : '++'))];
  },
  Literal: mutateLiteral,
  TemplateLiteral: (node, place) => (isInternalText(place) ? [] : ['``']),
  ArrayExpression: (node) => (node.elements.length > 0 ? ['[]'] : []),
  ObjectExpression: (node) => (node.properties.length > 0 ? ['{}'] : []),
  CallExpression(node, _place, source) {
    const { callee } = node;
    const name = callee.property?.name;
    if (callee.type !== 'MemberExpression' || callee.computed || !Object.hasOwn(methods, name)) return [];
    if (methods[name] === null) return [getText(callee.object, source)];
    const { start, end } = callee.property;
    return [splice(node, { start, end }, methods[name], source)];
  },
  ChainExpression(node, _place, source) {
    const found = [];
    for (let part = node.expression; part; part = part.object ?? part.callee ?? part.expression) {
      if (!part.optional) continue;
      const at = source.indexOf('?.', (part.object ?? part.callee).end);
      const plain = part.type === 'MemberExpression' && !part.computed ? '.' : '';
      found.push(splice(node, { start: at, end: at + 2 }, plain, source));
    }
    return found;
  },
};

function replaceOperator(node, _place, source) {
  const isText = [node.left, node.right].some(
    (side) => side.type === 'TemplateLiteral' || typeof side.value === 'string',
  );
  if (node.operator.startsWith('+') && isText) return [];
  const at = source.indexOf(node.operator, node.left.end);
  return (opposites[node.operator] ?? []).map((operator) =>
    splice(node, { start: at, end: at + node.operator.length }, operator, source),
  );
}

function mutateLiteral(node, place, source) {
  if (node.regex) return mutatePattern(node, source);
  if (typeof node.value === 'boolean') return [String(!node.value)];
  if (typeof node.value === 'number') return [String(node.value + 1)];
  if (typeof node.value !== 'string' || isInternalText(place)) return [];
  // A comparison with an empty text is always false, which the rule for conditions already covers.
  if (place.parent.type === 'BinaryExpression' && comparisons.has(place.parent.operator)) return [];
  return [node.value === '' ? "'mutant'" : "''"];
}

function mutatePattern(node, source) {
  const text = getText(node, source);
  return [
    text.replace(/^\/\^/, '/'),
    text.replace(/\$\/(\w*)$/, '/$1'),
    text.replace('[^', '[').replace('[', (bracket) => (text.includes('[^') ? bracket : '[^')),
    text.replace(/(?<=[\])\w])\+/, ''),
    text.replace(/g(?=\w*$)/, ''),
  ].filter((pattern) => !pattern.startsWith('//'));
}

function isInternalText({ parent }) {
  return parent.type === 'NewExpression' && internalErrors.has(parent.callee.name);
}

function getText({ start, end }, source) {
  return source.slice(start, end);
}

/** The text of the node with one part replaced. */
function splice(node, part, text, source) {
  return source.slice(node.start, part.start) + text + source.slice(part.end, node.end);
}
