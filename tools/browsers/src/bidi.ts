// A client of WebDriver BiDi over a WebSocket (https://www.w3.org/TR/webdriver-bidi/). Firefox implements it without a driver.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, waitForValue } from './child.ts';
import { type Driver, wrapInJson } from './driver.ts';

type Send = <T>(method: string, params: object) => Promise<T>;

type Options = {
  readonly command: string;
  readonly env: NodeJS.ProcessEnv;
  readonly preferences: Readonly<Record<string, string | number | boolean>>;
};

/** Starts the browser in a new profile. */
export async function startBidi({ command, env, preferences }: Options): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'palmares-profile-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const flags = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = startChild(command, flags, env);
  const end = async () => {
    await child.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const address = await waitForValue(
      async () => /WebDriver BiDi listening on (ws:\S+)/.exec(child.output())?.[1] ?? null,
      { limitMs: 60_000, what: () => `${command}: ${child.output()}` },
    );
    const { send, close } = await connect(`${address}/session`);
    const driver = await getDriver(send);
    return {
      ...driver,
      close: () =>
        driver
          .close()
          .catch(() => undefined)
          .then(close)
          .then(end),
    };
  } catch (error) {
    await end();
    throw error;
  }
}

type Reply = { id?: number; type: string; result?: unknown; error?: string; message?: string };

async function connect(address: string): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}`)));
    socket.addEventListener('close', () => {
      for (const answer of waiting.values()) answer({ type: 'error', error: 'the browser has closed' });
    });
  });
  const send: Send = (method, params) => {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      waiting.set(id, (reply) => {
        waiting.delete(id);
        if (reply.type === 'success') resolve(reply.result as never);
        else reject(new Error(`${method}: ${reply.error}: ${reply.message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  return { send, close: () => socket.close() };
}

type Ran =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

async function getDriver(send: Send): Promise<Driver> {
  const { capabilities } = await send<{ capabilities: { browserName: string; browserVersion: string } }>(
    'session.new',
    { capabilities: { alwaysMatch: {} } },
  );
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context ?? '';
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    run: async (body, ...given) => {
      const ran = await send<Ran>('script.callFunction', {
        functionDeclaration: wrapInJson(body),
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        awaitPromise: true,
        target: { context },
        userActivation: false,
      });
      if (ran.type === 'exception') throw new Error(ran.exceptionDetails.text);
      return JSON.parse(ran.result.value);
    },
    act: (sources) => send('input.performActions', { context, actions: sources }),
    chooseFiles: async (selector, paths) => {
      const { nodes } = await send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
        maxNodeCount: 1,
      });
      await send('input.setFiles', { context, element: { sharedId: nodes[0]?.sharedId }, files: paths });
    },
    picture: async () =>
      (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    close: () => send('browser.close', {}),
  };
}
