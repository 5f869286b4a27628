// The endpoint type and its builders. endpoints.ts and content-endpoints.ts list the endpoints.

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `public`: an invalid token is treated as a visitor. `session`: 401 without a valid session. permissions.ts decides on finer rights. */
export type Access = 'public' | 'session';

/**
 * The types of a call; `data` and `meta` are those of the reply. They exist only at
 * compile time: at run time an endpoint is method, path and access.
 */
export type Shapes = {
  readonly query?: object;
  /** Sent as JSON. */
  readonly body?: object;
  /** A file with form fields, instead of a body. */
  readonly multipart?: true;
  readonly data: unknown;
  readonly meta?: unknown;
};

declare const shapes: unique symbol;

export type Endpoint<S extends Shapes = Shapes, A extends Access = Access> = {
  readonly method: Method;
  readonly path: string;
  readonly access: A;
  /** A phantom property, absent at run time. It carries the types, so that a call with another body or reply does not compile. */
  readonly [shapes]?: S;
};

export type ShapesOf<E> = E extends Endpoint<infer S> ? S : never;

const callsFor = <A extends Access>(access: A) => {
  const withMethod =
    (method: Method) =>
    <S extends Shapes>(path: string): Endpoint<S, A> => ({ method, path, access });
  return {
    get: withMethod('GET'),
    post: withMethod('POST'),
    put: withMethod('PUT'),
    delete: withMethod('DELETE'),
  };
};

/** Builds endpoints that anyone can call. */
export const anyone = callsFor('public');
/** Builds endpoints that need a valid session. */
export const member = callsFor('session');

/** Prefix of all API paths; pages have other paths on the same origin. */
export const API_BASE = '/api';

/** Fills `:id` in a path. Ids are positive integers, so no escaping is needed. */
export function endpointPath(endpoint: Endpoint, id?: number): string {
  return API_BASE + (id === undefined ? endpoint.path : endpoint.path.replace(':id', String(id)));
}
