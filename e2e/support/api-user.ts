// A user of the API, so that journeys start quickly with their own accounts and albums.
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';

export type ApiUser = {
  /** The site's address: the fixture `baseURL`. */
  readonly site: string | undefined;
  readonly id: number;
  readonly username: string;
  readonly nametag: string;
  readonly password: string;
  readonly token: string;
  /** Resolves to the `data` of the reply. Rejects when the server refuses. */
  readonly call: <T>(method: string, path: string, body?: object | FormData) => Promise<T>;
};

/** `baseURL` is the fixture; the nametag is new each time. */
export async function registerUser(baseURL: string | undefined, username = 'Ada'): Promise<ApiUser> {
  const nametag = `e2e.${randomBytes(6).toString('hex')}`;
  const password = `phrase ${randomBytes(9).toString('hex')}`;
  const call = createCaller(baseURL);
  await call('/csrf-token', 'GET');
  const body = { username, nametag, email: `${nametag}@example.org`, password };
  const { id } = getData<{ id: number }>(await call('/register', 'POST', body));
  const { token } = getData<{ token: string }>(
    await call('/login', 'POST', { identifier: nametag, password }),
  );
  return {
    site: baseURL,
    id,
    username,
    nametag,
    password,
    token,
    call: async <T>(method: string, path: string, given?: object | FormData) =>
      getData<T>(await call(path, method, given, token)),
  };
}

/** Signs in an existing account, whose username is unknown here. */
export async function signInUser(
  baseURL: string | undefined,
  nametag: string,
  password: string,
): Promise<ApiUser> {
  const call = createCaller(baseURL);
  await call('/csrf-token', 'GET');
  const { token } = getData<{ token: string }>(
    await call('/login', 'POST', { identifier: nametag, password }),
  );
  const { user } = getData<{ user: { id: number; username: string } }>(
    await call('/session', 'GET', undefined, token),
  );
  return {
    site: baseURL,
    ...user,
    nametag,
    password,
    token,
    call: async <T>(method: string, path: string, given?: object | FormData) =>
      getData<T>(await call(path, method, given, token)),
  };
}

/** Signs in the pages of this context. A sign-out on a page remains effective. */
export async function signInAs(page: Page, { token }: ApiUser): Promise<void> {
  await page.addInitScript((value) => {
    if (localStorage.getItem('e2e-signed-in') !== null) return;
    localStorage.setItem('e2e-signed-in', 'yes');
    localStorage.setItem('token', value);
  }, token);
}

type Reply = { csrfToken?: string; data?: unknown };
type Caller = (path: string, method: string, body?: object | FormData, token?: string) => Promise<Reply>;

/** Keeps cookies and the CSRF token between calls, as a browser does. */
function createCaller(baseURL: string | undefined): Caller {
  const cookies = new Map<string, string>();
  let csrf = '';
  return async (path, method, body, token) => {
    const isForm = body instanceof FormData;
    const reply = await fetch(`${baseURL}/api${path}`, {
      method,
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'x-csrf-token': csrf,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    for (const line of reply.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    const answer = (await reply.json()) as Reply;
    csrf = answer.csrfToken ?? csrf;
    return answer;
  };
}

function getData<T>(reply: Reply): T {
  return reply.data as T;
}
