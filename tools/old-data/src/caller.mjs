/**
 * Calls the API like a browser: it keeps the cookies, the CSRF token and the session between
 * calls. Resolves to `data`, and rejects with the status and the server's message.
 */
export function createCaller(api) {
  const cookies = new Map();
  let csrf = '';
  let token = '';
  async function call(method, path, body) {
    const isForm = body instanceof FormData;
    const reply = await fetch(api + path, {
      method,
      headers: {
        cookie: [...cookies.values()].join('; '),
        'x-csrf-token': csrf,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path} : ${reply.status} ${text}`);
    for (const line of reply.headers.getSetCookie()) {
      const [pair] = line.split(';');
      cookies.set(pair.split('=')[0], pair);
    }
    const answer = JSON.parse(text);
    csrf = answer.csrfToken ?? csrf;
    return answer.data;
  }
  call.signIn = async (identifier, password) => {
    await call('GET', '/csrf-token');
    ({ token } = await call('POST', '/login', { identifier, password }));
  };
  /** A page, which gets the cookies and no session. */
  call.readPage = async (url) => {
    const reply = await fetch(url, { headers: { cookie: [...cookies.values()].join('; ') } });
    return reply.text();
  };
  return call;
}
