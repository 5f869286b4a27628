// One call on the page of the API: its permissions, inputs and replies, and a command that makes it.
import { html } from 'ghtml';
import { CALLERS } from './access-cases.ts';
import type { Operation, Parameter } from './describe-api.ts';
import { DOCS_TEXTS } from './docs-texts.ts';
import { schemaText } from './schema-text.ts';

type Call = { readonly method: string; readonly path: string; readonly operation: Operation };

const PLACES: Record<Parameter['in'], string> = DOCS_TEXTS.places;

export function operationSection({ method, path, operation }: Call, site: string): string {
  const verb = method.toUpperCase();
  const kind = method === 'get' ? 'method' : 'method write';
  const name = `${verb} ${path}`;
  const parts = [
    html`<p>${tokenText(operation)}</p>`,
    parametersTable(operation, name),
    requestBody(operation, name),
    repliesTable(operation, name),
    accessTable(operation, name),
    command(verb, site + path, operation, name),
  ];
  return html`<details id="${operation.operationId}"><summary><code class="${kind}">${verb}</code><code class="path">${path}</code>
<span class="about">${operation.summary}</span></summary>
<div class="body">!${parts.join('\n')}</div></details>`;
}

/**
 * Content that may be wider than the page scrolls in a region of its own, by keyboard too. `call` distinguishes its label from those of
 * other calls.
 */
const framed = (inner: string, label: string, call: string) =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${label}, ${call}">!${inner}</div>`;

const getScope = ({ security }: Operation) =>
  security.flatMap((way) => way['personalToken'] ?? []).at(0) ?? null;

function tokenText(operation: Operation): string {
  const scope = getScope(operation);
  if (scope === null) return DOCS_TEXTS.noToken;
  return scope === 'read' ? DOCS_TEXTS.readToken : DOCS_TEXTS.writeToken;
}

function table(label: string, call: string, head: readonly string[], rows: readonly string[]): string {
  const cells = head.map((name) => html`<th scope="col">${name}</th>`).join('');
  const inner = html`<table><thead><tr>!${cells}</tr></thead><tbody>!${rows.join('')}</tbody></table>`;
  return html`<h3>${label}</h3>
!${framed(inner, label, call)}`;
}

const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

function parametersTable({ parameters }: Operation, call: string): string {
  if (parameters.length === 0) return '';
  const { parameters: label, parameterHead } = DOCS_TEXTS;
  return table(
    label,
    call,
    parameterHead,
    parameters.map(({ name, in: place, required, schema, description = '' }) =>
      row([
        html`<code>${name}${required ? '' : '?'}</code>`,
        html`${PLACES[place]}`,
        html`<code>!${schemaText(schema)}</code> ${description}`,
      ]),
    ),
  );
}

function requestBody({ requestBody: body }: Operation, call: string): string {
  if (body === undefined) return '';
  return Object.entries(body.content)
    .map(([type, { schema }]) => {
      const label = DOCS_TEXTS.body(type);
      return html`<h3>${label}</h3>!${framed(html`<pre>!${schemaText(schema)}</pre>`, label, call)}`;
    })
    .join('');
}

function repliesTable({ responses }: Operation, call: string): string {
  const rows = Object.entries(responses).map(([status, { description, content }]) => {
    const schema = content['application/json']?.schema ?? {};
    const codes = (schema.allOf ?? []).flatMap(({ properties }) => properties?.['code']?.enum ?? []);
    const told =
      codes.length === 0 ? html`<code>!${schemaText(schema)}</code>` : html`<code>${codes.join(', ')}</code>`;
    return row([html`<code>${status}</code>`, codes.length === 0 ? told : html`!${told}<br>${description}`]);
  });
  return table(DOCS_TEXTS.replies, call, DOCS_TEXTS.replyHead, rows);
}

function accessTable(operation: Operation, call: string): string {
  const head = [DOCS_TEXTS.case, ...CALLERS.map((caller) => DOCS_TEXTS.callers[caller])];
  const rows = operation['x-access'].map((access) =>
    row([
      html`${access.case}`,
      ...CALLERS.map(
        (caller) => html`<span class="${access[caller] < 300 ? 'yes' : 'no'}">${access[caller]}</span>`,
      ),
    ]),
  );
  return table(DOCS_TEXTS.who, call, head, rows);
}

/** Empty for a call that requires a session: its CSRF token and cookie would need two more commands. */
function command(verb: string, address: string, operation: Operation, call: string): string {
  const isOpen = operation.security.some((way) => Object.keys(way).length === 0);
  if (!isOpen && getScope(operation) === null) return '';
  const text = html`<pre>${curl(verb, address, operation)}</pre>`;
  return html`<h3>${DOCS_TEXTS.command}</h3>!${framed(text, DOCS_TEXTS.command, call)}`;
}

function curl(verb: string, address: string, operation: Operation): string {
  const lines = [`curl ${verb === 'GET' ? '' : `-X ${verb} `}'${address.replace('{id}', '7')}'`];
  if (getScope(operation) !== null) lines.push(`-H "authorization: Bearer $PALMARES_TOKEN"`);
  for (const [type, { example }] of Object.entries(operation.requestBody?.content ?? {})) {
    if (type === 'multipart/form-data') lines.push('-F id_album=7 -F name=Portal -F file=@portal.png');
    else if (example !== undefined)
      lines.push(`-H 'content-type: application/json'`, `-d '${JSON.stringify(example)}'`);
  }
  return lines.join(' \\\n  ');
}
