// Compares replies with what /api/openapi.json says of them, by a validator that reads the description and not our code.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import type { ApiDescription } from '../modules/api-description/describe-api.ts';
import type { Reply } from './client.ts';

/** What is not described of a reply, in words; null when all of it is. `path` has its parameters in braces. */
export type ReplyCheck = (method: string, path: string, reply: Reply) => string | null;

const COMPONENT = '#/components/schemas/';
const BASE = 'https://palmares.example/schemas/';

export async function fetchDescription(app: FastifyInstance): Promise<ApiDescription> {
  return (await app.inject({ method: 'GET', url: '/api/openapi.json' })).json<ApiDescription>();
}

/** Each schema with a name is one of its own for the validator, which then compiles it once. */
function createValidator({ components }: ApiDescription): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, strictTypes: false });
  for (const [name, schema] of Object.entries(components.schemas))
    ajv.addSchema({ ...toAbsolute(schema), $id: BASE + name });
  return ajv;
}

const toAbsolute = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll(COMPONENT, BASE)) as object;

export async function createReplyCheck(app: FastifyInstance): Promise<ReplyCheck> {
  const description = await fetchDescription(app);
  const ajv = createValidator(description);
  const compiled = new Map<string, ValidateFunction>();

  return (method, path, reply) => {
    const responses = description.paths[path]?.[method.toLowerCase()]?.responses;
    // Files, and the description itself, are no calls.
    if (responses === undefined) return null;
    const schema = responses[reply.status]?.content['application/json']?.schema;
    if (schema === undefined) return `${method} ${path}: ${reply.status} is not described: ${reply.text}`;
    const key = `${method} ${path} ${reply.status}`;
    const validate = compiled.get(key) ?? ajv.compile(toAbsolute(schema));
    compiled.set(key, validate);
    if (validate(reply.body())) return null;
    return `${key} is described otherwise: ${ajv.errorsText(validate.errors)}: ${reply.text.slice(0, 500)}`;
  };
}
