// The type of an endpoint, and the builders that declare one. The lists of endpoints stand in endpoints.ts and content-endpoints.ts.

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `public`: a dead token is served as a visitor. `session`: 401 without a live session. Finer rights are decided by permissions.ts. */
export type Access = 'public' | 'session';

/** What travels with a call, `data` and `meta` being the reply's. Types alone: at run time an endpoint is method, path and access. */
export type Shapes = {
  readonly query?: object;
  /** Sent as JSON. */
  readonly body?: object;
  /** A file with its fields, instead of a body. */
  readonly multipart?: true;
  readonly data: unknown;
  readonly meta?: unknown;
};

declare const shapes: unique symbol;

export type Endpoint<S extends Shapes = Shapes, A extends Access = Access> = {
  readonly method: Method;
  readonly path: string;
  readonly access: A;
  /** Never there: it only carries the type, so that a call with another body or reply does not compile. */
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

/** Builds endpoints that anybody may call. */
export const anyone = callsFor('public');
/** Builds endpoints that need a live session. */
export const member = callsFor('session');

/** Everything the API answers lives below this path; pages are elsewhere on the same origin. */
export const API_BASE = '/api';

/** Fills `:id` in a path. Ids are positive integers, so that no escaping is needed. */
export function pathOf(endpoint: Endpoint, id?: number): string {
  return API_BASE + (id === undefined ? endpoint.path : endpoint.path.replace(':id', String(id)));
}
