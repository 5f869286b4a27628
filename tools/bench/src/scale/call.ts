// A call of the API, and how it is sent.
import type { AnyEndpointName } from '@palmares/core/contract/all-endpoints';
import { type Endpoint, endpointPath } from '@palmares/core/contract/endpoint';
import type { Caller } from '../site/caller.ts';
import type { World } from './world.ts';

/** Without `as`, a visitor calls. */
export type Call = {
  readonly as?: Pick<Caller, 'headers'>;
  readonly id?: number;
  /** Code of a room, in the path. */
  readonly code?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: FormData;
  /** Status of the refusal that is measured; left out: the call succeeds. */
  readonly refused?: number;
};

/** Makes what the call needs. A write is prepared anew for each time it is measured. */
export type Prepare = (world: World) => Call | Promise<Call>;

/** Milliseconds after which a call counts as unanswered. */
const TIMEOUT_MS = 60_000;

export async function send(world: World, endpoint: Endpoint, call: Call): Promise<void> {
  const { 'content-type': json, ...headers } = call.as?.headers ?? world.visitor;
  const query = call.query === undefined ? '' : `?${new URLSearchParams(call.query)}`;
  const body = call.form ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
  const reply = await fetch(
    `${world.site.url}${endpointPath(endpoint, call.id).replace(':code', call.code ?? '')}${query}`,
    {
      method: endpoint.method,
      headers: {
        ...headers,
        ...(call.body === undefined || json === undefined ? {} : { 'content-type': json }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body }),
    },
  );
  const text = await reply.text();
  if (call.refused === undefined ? !reply.ok : reply.status !== call.refused)
    throw new Error(`${endpoint.method} ${endpoint.path}: ${reply.status} ${text.slice(0, 300)}`);
}

export type Calls<Name extends AnyEndpointName = AnyEndpointName> = Record<Name, Prepare>;

export const asVisitor: Prepare = () => ({});
export const asAuthor: Prepare = ({ author }) => ({ as: author });
export const asAdmin: Prepare = ({ admin }) => ({ as: admin });

export const REPORT = { reason: 'illegal', text: 'À regarder.' };
