// The built docs.html, filled with the API description: a page for people, which needs no script and no other site.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_DOCS } from '@palmares/core/contract/api-docs';
import { API_BASE } from '@palmares/core/contract/endpoint';
import { PAGES } from '@palmares/core/contract/pages';
import { html } from 'ghtml';
import type { ApiDescription, Operation } from './describe-api.ts';
import { operationSection } from './docs-operation.ts';
import { DOCS_TEXTS } from './docs-texts.ts';
import { schemaAnchor, schemaText } from './schema-text.ts';

const CONTENT = /<!-- content -->[^]*?<!-- \/content -->/;

/** Returns null if the web app is not built. Throws if the built page has lost its marker. */
export function createDocsPage(folder: string): ((api: ApiDescription) => string) | null {
  const file = join(folder, 'docs.html');
  if (!existsSync(file)) return null;
  const source = readFileSync(file, 'utf8');
  if (!CONTENT.test(source)) throw new Error('docs.html has lost its content');
  return (api) => source.replace(CONTENT, () => docsContent(api));
}

const toGroup = ({ id, name }: { id: string; name: string }) => html`<li><a href="#${id}">${name}</a></li>`;

type Placed = { readonly method: string; readonly path: string; readonly operation: Operation };

function docsContent(api: ApiDescription): string {
  const site = api.servers[0]?.url ?? API_BASE;
  const all = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Placed => ({ method, path, operation })),
  );
  const groups = api.tags.map(({ name }, index) => ({
    id: `group-${index + 1}`,
    name,
    calls: all.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const schemasGroup = { id: 'schemas', name: DOCS_TEXTS.schemas };
  return html`!${introduction(site)}
<nav aria-label="${DOCS_TEXTS.contents}"><ul>!${[...groups, schemasGroup].map(toGroup).join('')}</ul></nav>
!${groups.map(({ id, name, calls }) => section(id, name, calls.map((call) => operationSection(call, site)).join(''))).join('')}
!${section(schemasGroup.id, schemasGroup.name, Object.entries(api.components.schemas).map(schemaSection).join(''))}`;
}

function introduction(site: string): string {
  const { title, paragraphs, example } = DOCS_TEXTS;
  const links = { description: API_DOCS.description, profile: PAGES.profile };
  return html`<h1>${title}</h1>
<div class="intro">
!${paragraphs(links).join('\n')}
<div class="scroll" tabindex="0" role="region" aria-label="${DOCS_TEXTS.exampleLabel}"><pre>${example(site)}</pre></div>
</div>`;
}

const section = (id: string, name: string, content: string) =>
  html`<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2>!${content}</section>`;

const schemaSection = ([name, schema]: [string, object]) =>
  html`<details id="${schemaAnchor(name)}"><summary><code class="path">${name}</code></summary>
<div class="body"><div class="scroll" tabindex="0" role="region" aria-label="${name}"><pre>!${schemaText({ ...schema })}</pre></div></div></details>`;
