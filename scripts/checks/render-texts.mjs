// Renders the texts that an expression of the catalogue (packages/texts) can show, without running it. A value that only the caller knows
// is `{}`.
import { parseSync } from 'oxc-parser';

const UNKNOWN = '{}';
/** Alternatives of one message beyond this are dropped: no message comes near. */
const MAX_ALTERNATIVES = 400;
/** A function that calls itself would be rendered for ever. */
const MAX_DEPTH = 12;

/** Returns the parsed file and the function `render(node)`, which returns the alternatives of its text. */
export function parseTexts(file, source) {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const bindings = new Map();
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.init) bindings.set(node.id.name, node.init);
    else if (node.type === 'FunctionDeclaration') bindings.set(node.id.name, node);
  });
  return { program, comments, render: (node) => [...new Set(render(node, bindings, 0))] };
}

/** Calls `act` with every node of the tree, outer ones first. */
export function visit(node, act) {
  if (Array.isArray(node)) for (const item of node) visit(item, act);
  else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') act(node);
    for (const value of Object.values(node)) visit(value, act);
  }
}

const RENDERERS = {
  Literal: ({ value }) => [typeof value === 'string' ? value : String(value ?? UNKNOWN)],
  TemplateLiteral: ({ quasis, expressions }, go) =>
    quasis.reduce(
      (parts, { value }, index) =>
        concat(concat(parts, index === 0 ? [''] : go(expressions[index - 1])), [value.cooked]),
      [''],
    ),
  ConditionalExpression: ({ consequent, alternate }, go) => [...go(consequent), ...go(alternate)],
  LogicalExpression: ({ left, right }, go) => [...go(left), ...go(right)],
  BinaryExpression: ({ operator, left, right }, go) =>
    operator === '+' ? concat(go(left), go(right)) : [UNKNOWN],
  ArrayExpression: ({ elements }, go) => elements.flatMap((inner) => go(inner)),
  ObjectExpression: ({ properties }, go) => properties.flatMap((inner) => go(inner)),
  Property: ({ value }, go) => go(value),
  SpreadElement: ({ argument }, go) => go(argument),
  Identifier: ({ name }, go, bindings) => (bindings.has(name) ? go(bindings.get(name)) : [UNKNOWN]),
  MemberExpression: (node, go, bindings) => {
    const values = findValues(node, bindings).filter((value) => value !== node);
    return values.length > 0 ? values.flatMap((inner) => go(inner)) : [UNKNOWN];
  },
  CallExpression: renderCall,
  ArrowFunctionExpression: ({ body }, go) => go(body),
  FunctionDeclaration: ({ body }, go) => go(body),
  FunctionExpression: ({ body }, go) => go(body),
  FunctionBody: (node, go) => returned(node).flatMap((inner) => go(inner)),
  BlockStatement: (node, go) => returned(node).flatMap((inner) => go(inner)),
  ReturnStatement: ({ argument }, go) => (argument ? go(argument) : []),
  VariableDeclaration: ({ declarations }, go) => declarations.flatMap((inner) => go(inner)),
  VariableDeclarator: ({ init }, go) => (init ? go(init) : []),
  ExportNamedDeclaration: ({ declaration }, go) => (declaration ? go(declaration) : []),
  ExpressionStatement: ({ expression }, go) => go(expression),
  TSAsExpression: ({ expression }, go) => go(expression),
  TSSatisfiesExpression: ({ expression }, go) => go(expression),
  ParenthesizedExpression: ({ expression }, go) => go(expression),
  IfStatement: ({ consequent, alternate }, go) => [...go(consequent), ...(alternate ? go(alternate) : [])],
  TSTypeAliasDeclaration: () => [],
  TSPropertySignature: () => [],
  ImportDeclaration: () => [],
};

function render(node, bindings, depth) {
  const renderer = RENDERERS[node?.type];
  if (renderer === undefined || depth > MAX_DEPTH) return [UNKNOWN];
  const go = (inner, known = bindings) => render(inner, known, depth + 1);
  return renderer(node, go, bindings).slice(0, MAX_ALTERNATIVES);
}

function concat(starts, ends) {
  return starts.flatMap((start) => ends.map((end) => start + end)).slice(0, MAX_ALTERNATIVES);
}

/** `count(n, 'image', 'images')` shows a number and one of two nouns (create-grammar.ts). */
function renderCall({ callee, arguments: args }, go, bindings) {
  const [first, singular, plural] = args;
  if (callee.name === 'count' && singular) {
    const one = go(singular);
    const many = plural ? go(plural) : one.map((noun) => `${noun}s`);
    return concat(concat(go(first), [' ']), [...one, ...many]);
  }
  const called = callee.type === 'Identifier' ? bindings.get(callee.name) : undefined;
  if (called?.params === undefined) return [UNKNOWN];
  const given = called.params.map(({ name }, index) => [name, args[index]]).filter(([, arg]) => arg);
  return go(called, new Map([...bindings, ...given]));
}

/** The statements of a function that return something. */
function returned(body) {
  const found = [];
  const search = (node) => {
    if (Array.isArray(node)) for (const item of node) search(item);
    else if (node?.type === 'ReturnStatement') found.push(node);
    else if (node !== null && typeof node === 'object' && !/Function/.test(node.type ?? ''))
      for (const value of Object.values(node)) search(value);
  };
  search(body.body ?? body.statements);
  return found;
}

/** What `TEXTS.start` or `NOUNS[kind].one` may be, of objects in the same file. */
function findValues(node, bindings) {
  if (node.type === 'Identifier') return bindings.has(node.name) ? [bindings.get(node.name)] : [];
  if (node.type !== 'MemberExpression') return [node];
  return findValues(node.object, bindings).flatMap((object) => {
    const { properties = [], expression } = object;
    const known = expression?.properties ?? properties;
    const values = known.filter(({ type }) => type === 'Property');
    if (node.computed) return values.map(({ value }) => value);
    return values
      .filter(({ key }) => (key.name ?? key.value) === node.property.name)
      .map(({ value }) => value);
  });
}
