// The API description (OpenAPI 3.1), generated from the routes' own descriptions: schemas, scopes, errors and permissions.
import { ALL_ENDPOINTS, type AnyEndpointName } from '@palmares/core/contract/all-endpoints';
import { API_BASE, type Endpoint } from '@palmares/core/contract/endpoint';
import type { ErrorCode } from '@palmares/core/contract/error-codes';
import { ErrorBody } from '@palmares/core/contract/schemas/common';
import { ERROR_TEXTS } from '@palmares/texts/fr/errors';
import { KIND_TITLES } from '@palmares/texts/fr/kind-titles';
import type { RouteDescription } from '../../http/route-descriptions.ts';
import type { OperationText, Tag } from '../kinds/operation-text.ts';
import { type AccessCase, findAccessCases } from './access-cases.ts';
import { byStatus, listPossibleErrors } from './describe-errors.ts';
import type { JsonSchema } from './json-schema.ts';
import { OPERATION_TEXTS } from './operation-texts.ts';
import { WireSchemas } from './wire-schemas.ts';

type Content = Record<string, { schema: JsonSchema; example?: object }>;

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
};

export type Operation = {
  readonly operationId: AnyEndpointName;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { description: string; content: Content }>>;
  readonly 'x-access': readonly AccessCase[];
};

export type ApiDescription = {
  readonly openapi: '3.1.1';
  readonly info: object;
  readonly servers: readonly { url: string }[];
  readonly tags: readonly { name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Record<string, JsonSchema>; readonly securitySchemes: object };
};

const VERSION = '1';

const SECURITY_SCHEMES = {
  personalToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'palm_…',
    description:
      'Un jeton d’accès, créé depuis le profil. Ses portées : read (lire), write (lire et écrire).',
  },
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'Le jeton que POST /login donne.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'x-csrf-token',
    description: 'Avec une session, pour écrire : le jeton de GET /csrf-token, à renvoyer avec son cookie.',
  },
} as const;

const ID: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'integer', minimum: 1 },
};
const CODE: Parameter = {
  name: 'code',
  in: 'path',
  required: true,
  description: 'Le code du salon.',
  schema: { type: 'string' },
};
const IF_MATCH: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'La version que vous avez lue : une autre est refusée (412).',
  schema: { type: 'string' },
};
/** Titles of the groups, in the order of the API page. */
const TAGS: Readonly<Record<Tag, string>> = {
  site: 'Site',
  session: 'Session et compte',
  token: 'Jetons d’accès',
  album: 'Albums',
  image: 'Images',
  category: 'Catégories',
  ...KIND_TITLES,
  room: 'Salons',
  report: 'Signalements et modération',
  admin: 'Administration',
};
const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'De votre choix : la même demande envoyée deux fois n’est faite qu’une fois.',
  schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
};

const getName = new Map<Endpoint, AnyEndpointName>(
  Object.entries(ALL_ENDPOINTS).map(([name, endpoint]) => [endpoint, name as AnyEndpointName]),
);

export const toTemplate = (path: string): string => path.replace(':code', '{code}').replace(':id', '{id}');

function getSecurity({ endpoint, token }: RouteDescription): Operation['security'] {
  const session = endpoint.method === 'GET' ? { session: [] } : { session: [], csrf: [] };
  const nobody = endpoint.method === 'GET' ? {} : { csrf: [] };
  return [
    ...(endpoint.access === 'public' ? [nobody] : []),
    ...(token === null ? [] : [{ personalToken: [token] }]),
    session,
  ];
}

function getParameters({ endpoint, query }: RouteDescription, text: OperationText, schemas: WireSchemas) {
  const asked = query === undefined ? {} : schemas.properties(query);
  return [
    ...(endpoint.path.includes(':code') ? [CODE] : []),
    ...(endpoint.path.includes(':id') ? [ID] : []),
    ...Object.entries(asked).map(
      ([name, { schema, required }]): Parameter => ({ name, in: 'query', required, schema }),
    ),
    ...(text.matches ? [IF_MATCH] : []),
    ...(text.once ? [IDEMPOTENCY_KEY] : []),
  ];
}

function getRequestBody(
  { body, form }: RouteDescription,
  { example }: OperationText,
  schemas: WireSchemas,
): Pick<Operation, 'requestBody'> {
  const shape = body ?? form;
  if (shape === undefined) return {};
  const type = body === undefined ? 'multipart/form-data' : 'application/json';
  const media = { schema: schemas.describe(shape), ...(example !== undefined && { example }) };
  return { requestBody: { required: true, content: { [type]: media } } };
}

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

function getResponses(route: RouteDescription, text: OperationText, schemas: WireSchemas) {
  const errorBody = schemas.describe(ErrorBody);
  const errors = byStatus(listPossibleErrors(route, text)).map(([status, codes]) => {
    const told = { type: 'object', properties: { code: { enum: codes } } };
    return [status, { description: describe(codes), content: json({ allOf: [errorBody, told] }) }] as const;
  });
  const success = { description: text.summary, content: json(schemas.describe(route.reply)) };
  const successes = [route.status, route.otherStatus]
    .filter((status) => status !== undefined)
    .map((status) => [status, success] as const);
  return Object.fromEntries([...successes, ...errors]);
}

const describe = (codes: readonly ErrorCode[]) => codes.map((code) => ERROR_TEXTS[code]).join(' ');

function getOperation(route: RouteDescription, schemas: WireSchemas): Operation {
  const operationId = getName.get(route.endpoint);
  if (operationId === undefined) throw new Error(`${route.endpoint.path} is no call of the contract`);
  const text = OPERATION_TEXTS[operationId];
  return {
    operationId,
    tags: [TAGS[text.tag]],
    summary: text.summary,
    security: getSecurity(route),
    parameters: getParameters(route, text, schemas),
    ...getRequestBody(route, text, schemas),
    responses: getResponses(route, text, schemas),
    'x-access': findAccessCases(route.endpoint.method, toTemplate(route.endpoint.path)),
  };
}

/** `site` is its public address. */
export function describeApi(routes: readonly RouteDescription[], site: string): ApiDescription {
  const schemas = new WireSchemas();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = toTemplate(route.endpoint.path);
    paths[path] = { ...paths[path], [route.endpoint.method.toLowerCase()]: getOperation(route, schemas) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Palmarès',
      version: VERSION,
      description: 'Albums d’images, tier lists, tournois et classements.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: site + API_BASE }],
    tags: Object.values(TAGS).map((name) => ({ name })),
    paths,
    components: { schemas: schemas.components, securitySchemes: SECURITY_SCHEMES },
  };
}
