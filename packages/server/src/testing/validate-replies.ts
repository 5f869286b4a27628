// Compares replies with /api/openapi.json, using a validator that reads the description and not our code.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import type { ApiDescription } from '../publishing/api-description/describe-api.ts';
import type { Reply } from './client.ts';

/** Returns the undescribed part of a reply, in words; null if all of it is described. `path` has its parameters in braces. */
export type ReplyCheck = (method: string, path: string, reply: Reply) => string | null;

const COMPONENT = '#/components/schemas/';
const BASE = 'https://palmares.example/schemas/';

export async function fetchDescription(app: FastifyInstance): Promise<ApiDescription> {
  return (await app.inject({ method: 'GET', url: '/api/openapi.json' })).json<ApiDescription>();
}

export type SchemaValidator = {
  /** Returns what is wrong with the value, in words; null if the schema allows it. */
  readonly issuesOf: (schema: object, value: unknown) => string | null;
  /** Throws if the named schema is no valid JSON Schema. */
  readonly compileNamed: (name: string) => void;
};

const toAbsolute = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll(COMPONENT, BASE)) as object;

/** Each named schema is registered separately, so that the validator compiles it once. */
export function createSchemaValidator({ components }: ApiDescription): SchemaValidator {
  const ajv = new Ajv2020({ strict: true, strictTypes: false });
  for (const [name, schema] of Object.entries(components.schemas))
    ajv.addSchema({ ...toAbsolute(schema), $id: BASE + name });
  const compiled = new WeakMap<object, ValidateFunction>();
  return {
    issuesOf(schema, value) {
      const validate = compiled.get(schema) ?? ajv.compile(toAbsolute(schema));
      compiled.set(schema, validate);
      return validate(value) ? null : ajv.errorsText(validate.errors);
    },
    compileNamed: (name) => void ajv.compile({ $ref: BASE + name }),
  };
}

export async function createReplyCheck(app: FastifyInstance): Promise<ReplyCheck> {
  const description = await fetchDescription(app);
  const validator = createSchemaValidator(description);

  return (method, path, reply) => {
    const responses = description.paths[path]?.[method.toLowerCase()]?.responses;
    // Files, and the description itself, are not described.
    if (responses === undefined) return null;
    const schema = responses[reply.status]?.content['application/json']?.schema;
    if (schema === undefined) return `${method} ${path}: ${reply.status} is not described: ${reply.text}`;
    const issues = validator.issuesOf(schema, reply.body());
    if (issues === null) return null;
    return `${method} ${path}: ${reply.status} is described otherwise: ${issues}: ${reply.text.slice(0, 500)}`;
  };
}
