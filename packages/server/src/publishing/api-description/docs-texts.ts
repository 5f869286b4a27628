// The texts on the page of the API.
import { html } from 'ghtml';
import type { CALLERS } from './access-cases.ts';

type Caller = (typeof CALLERS)[number];

export const DOCS_TEXTS = {
  title: 'L’API de Palmarès',
  /** Paragraphs as HTML. */
  paragraphs: (links: { description: string; profile: string }): string[] => [
    html`<p>Tout ce que fait le site passe par cette API, et vos programmes peuvent l’appeler aussi. Cette page est tirée de sa description au format OpenAPI 3.1, <a href="${links.description}">openapi.json</a>.</p>`,
    html`<ul><li>Ce qui est public se lit sans compte. Pour le reste, créez un jeton d’accès depuis <a href="${links.profile}">votre profil</a> et envoyez-le dans l’en-tête <code>Authorization</code> : ni cookie, ni jeton CSRF.</li>
<li>Un jeton lit, ou lit et écrit, vos albums et vos contenus. Il ne change jamais le compte, n’administre rien et ne modère rien.</li>
<li>Une réponse est <code>{ "status": "success", "data": … }</code>, une liste a <code>meta.next_cursor</code> pour la suite, une erreur est <code>{ "status": "error", "code", "message" }</code> : fiez-vous au code.</li>
<li>Trop de demandes : 429, avec <code>Retry-After</code> en secondes. Les limites comptent par compte, jetons et sessions ensemble.</li></ul>`,
  ],
  exampleLabel: 'Exemple',
  example: (site: string) => `curl '${site}/me' \\\n  -H "authorization: Bearer $PALMARES_TOKEN"`,
  contents: 'Sommaire',
  schemas: 'Schémas',
  noToken: 'Aucun jeton d’accès ne permet cet appel.',
  readToken: 'Un jeton d’accès de lecture suffit.',
  writeToken: 'Demande un jeton d’accès de lecture et d’écriture.',
  parameters: 'Paramètres',
  parameterHead: ['Nom', 'Où', 'Valeur'],
  places: { path: 'adresse', query: 'requête', header: 'en-tête' },
  body: (type: string) => `Corps (${type})`,
  replies: 'Réponses',
  replyHead: ['Statut', 'Ce qu’elle dit'],
  who: 'Qui peut',
  case: 'Cas',
  callers: {
    visitor: 'Sans compte',
    owner: 'Auteur',
    token: 'Son jeton',
    other: 'Autre compte',
    modo: 'Modération',
    admin: 'Administration',
  } satisfies Record<Caller, string>,
  command: 'Commande',
} as const;
