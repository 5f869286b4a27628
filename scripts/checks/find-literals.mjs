// Finds texts for people outside the catalogue (packages/texts), in the syntax tree of TypeScript and in HTML. `react/jsx-no-literals` of
// oxlint sees only JSX, and reports signs such as « · » and `alt=""`.
import { parseSync } from 'oxc-parser';

/** What people see or hear of an element, and what components pass on to one. */
const SHOWN =
  /^(?:aria-(?:braillelabel|description|label|placeholder|roledescription|valuetext)|alt|label|placeholder|summary|text|title|hint|heading|caption|message|legend)$/;
/** Words that no language translates: the name of the product, addresses, placeholders of values. */
const NAMES = /Palmarès|https?:\/\/\S*|%\w+%/g;
const LETTERS = /\p{L}{2}/u;
/** Letters and signs that only French texts use, or texts in the project's typography. */
const TYPOGRAPHY = /[àâäéèêëîïôöùûüÿçœæ«»’“”…\u00A0\u202F]/i;
/** A capital letter and then words, or words that end as a sentence does. */
const SENTENCE = /^\P{L}*\p{Lu}\p{L}*[^\n]*\s\p{Ll}{2,}|\p{L}{2,} \p{L}+.*[.!?:]$/u;
/** Punctuation as French texts join with it. */
const FRENCH_SIGNS = /[\u00A0\u202F][:;!?»]|«/;
/** The functions of the catalogue that count things. */
const COUNTS = /^(?:count|formatCount)$/;
/** What engineers and operators read: errors of the program, the log. */
const UNSEEN_CALL = /(?:^|\.)(?:log|logger|console)\??\.\w+$/;
const UNSEEN_CLASS = /(?:Error|Exception)$/;
const TYPE = /^TS(?:\w*Type|TypeAliasDeclaration|InterfaceDeclaration)$/;

/** The texts of a file, as `{ line, text }`. */
export function findLiterals(file, source) {
  const found = file.endsWith('.html') ? findInHtml(source) : findInCode(file, source);
  return found.map(({ start, text }) => ({
    line: source.slice(0, start).split('\n').length,
    text: text.trim().replaceAll(/\s+/g, ' '),
  }));
}

function findInHtml(source) {
  const text = source.replaceAll(/<(script|style)\b.*?<\/\1>|<!--.*?-->|<[^>]*>|\{\{\w+\}\}/gs, (hidden) =>
    hidden.replaceAll(/\S/g, ' '),
  );
  return [...text.matchAll(/\S.*/g)]
    .filter(([line]) => isTextOf(line, true))
    .map(({ index, 0: line }) => ({ start: index, text: line }));
}

function findInCode(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const found = [];
  const name = (node) => source.slice(node.start, node.end);
  const add = (node, text, isText) => {
    if (isText) found.push({ start: node.start, text });
  };

  /** `isShown`: the value of the node is shown as it is. */
  function visit(node, isShown = false) {
    if (Array.isArray(node)) for (const item of node) visit(item, isShown);
    else if (node !== null && typeof node === 'object' && !isUnseen(node, name))
      (VISITORS[node.type] ?? visitChildren)(node, isShown);
  }

  function visitChildren(node) {
    for (const [key, value] of Object.entries(node)) if (key !== 'key' || node.computed) visit(value);
  }

  const VISITORS = {
    Literal: (node, isShown) => {
      if (typeof node.value === 'string') add(node, node.value, isTextOf(node.value, isShown));
    },
    TemplateElement: (node, isShown) => {
      add(node, node.value.cooked, isTextOf(node.value.cooked, isShown));
    },
    TemplateLiteral: ({ quasis, expressions }, isShown) => {
      visit(quasis, isShown);
      visit(expressions);
    },
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (name(tag) === 'html') {
        // `ghtml` takes a value after `!` as HTML.
        const markup = quasi.quasis.map(({ value }) => value.cooked.replace(/!$/, '')).join('');
        const text = markup.replaceAll(/<[^>]*>|[\w-]+=""/g, '');
        add(quasi, text, isTextOf(text, true));
      } else if (name(tag) !== 'sql') visit(quasi.quasis);
      visit(quasi.expressions);
    },
    JSXText: (node) => add(node, node.value, isTextOf(node.value, true)),
    JSXAttribute: (node) => visit(node.value, SHOWN.test(node.name.name)),
    JSXElement: ({ openingElement, children }) => {
      visit(openingElement);
      visit(children, true);
    },
    JSXFragment: ({ children }) => visit(children, true),
    JSXExpressionContainer: ({ expression }, isShown) => visit(expression, isShown),
    ConditionalExpression: ({ test, consequent, alternate }, isShown) => {
      visit(test);
      visit([consequent, alternate], isShown);
    },
    LogicalExpression: ({ operator, left, right }, isShown) => {
      visit(left, isShown && operator !== '&&');
      visit(right, isShown);
    },
    CallExpression: (node) => {
      visit(node.callee);
      visit(node.arguments, COUNTS.test(name(node.callee)));
    },
  };

  visit(program);
  return found;
}

function isUnseen(node, name) {
  if (TYPE.test(node.type) || node.type === 'ImportDeclaration') return true;
  if (node.type === 'NewExpression')
    return UNSEEN_CLASS.test(name(node.callee)) && name(node.callee) !== 'AppError';
  return node.type === 'CallExpression' && UNSEEN_CALL.test(name(node.callee));
}

function isTextOf(value, isShown) {
  const text = value.replaceAll(NAMES, '');
  if (FRENCH_SIGNS.test(text)) return true;
  return LETTERS.test(text) && (isShown || TYPOGRAPHY.test(text) || SENTENCE.test(text));
}
