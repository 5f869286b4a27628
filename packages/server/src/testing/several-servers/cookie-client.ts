// A signed-in user who keeps all cookies, like a browser.

type Reply = { status: number; body: unknown };
export type CookieClient = {
  call(method: string, path: string, body?: object): Promise<Reply>;
  /** Reads a page; the request carries cookies and no session. */
  read(path: string): Promise<string>;
};

export async function createCookieClient(
  url: string,
  identifier: string,
  password: string,
): Promise<CookieClient> {
  const cookies = new Map<string, string>();
  const jar = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (reply: Response) => {
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return reply;
  };
  let csrf = '';
  let token = '';
  const call = async (method: string, path: string, body?: object) => {
    const reply = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        cookie: jar(),
        'x-csrf-token': csrf,
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: keep(reply).status, body: await reply.json() };
  };
  csrf = ((await call('GET', '/csrf-token')).body as { csrfToken: string }).csrfToken;
  token = ((await call('POST', '/login', { identifier, password })).body as { token: string }).token;
  return {
    call,
    async read(path) {
      return (await fetch(url + path, { headers: { cookie: jar() } })).text();
    },
  };
}
