// A signed-in user, over HTTP.

/** The fields of replies that benches read. */
export type Reply = {
  csrfToken: string;
  token: string;
  data: { id: number; length?: number };
  meta?: { next_cursor: string | null };
};

export type Caller = {
  /** Rejects for every reply that is not a success. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<Reply>;
  readonly headers: Readonly<Record<string, string>>;
  readonly accountId: number;
  readonly nametag: string;
};

/** The password of every caller. */
export const PASSWORD = 'correct horse battery';

/** Registers `nametag` and signs in; API paths are below `url`/api. */
export async function signUp(url: string, nametag: string): Promise<Caller> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const call: Caller['call'] = async (method, path, body) => {
    const reply = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // The cookie with the secret of the CSRF token; a sign-in sets another cookie.
    const cookie = path === '/csrf-token' ? reply.headers.getSetCookie()[0]?.split(';')[0] : undefined;
    if (cookie !== undefined) headers['cookie'] = cookie;
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Reply;
  };
  headers['x-csrf-token'] = (await call('GET', '/csrf-token')).csrfToken;
  const { data } = await call('POST', '/register', {
    username: nametag,
    nametag,
    email: `${nametag}@example.org`,
    password: PASSWORD,
  });
  const login = await call('POST', '/login', { identifier: nametag, password: PASSWORD });
  headers['authorization'] = `Bearer ${login.token}`;
  return { call, headers, accountId: data.id, nametag };
}
