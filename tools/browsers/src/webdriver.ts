// A WebDriver client over HTTP (https://www.w3.org/TR/webdriver2/), for the drivers of WebKit and Chromium.
import { findFreePort } from '@palmares/server/testing/server-process';
import { startChild, waitForValue } from './child.ts';
import { type Driver, wrapInJson } from './driver.ts';

type Options = {
  readonly command: string;
  readonly env: NodeJS.ProcessEnv;
  /** Capabilities of this browser, added to the common ones. */
  readonly capabilities: object;
  /** A script that runs in every page before its own scripts, through a Chromium-only command. */
  readonly runFirst?: string;
};

type Session = {
  sessionId: string;
  capabilities: { browserName: string; browserVersion: string };
};

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const RUN = `const done = arguments[arguments.length - 1];
(BODY)(arguments[0]).then((value) => done({ value }), (error) => done({ error: String(error) }));`;

/** Starts the driver, which starts the browser. */
export async function startWebDriver({ command, env, capabilities, runFirst }: Options): Promise<Driver> {
  const port = await findFreePort();
  const child = startChild(command, [`--port=${port}`], env);
  const site = `http://127.0.0.1:${port}`;
  try {
    await waitForValue(
      () =>
        fetch(`${site}/status`)
          .then(({ ok }) => ok || null)
          .catch(() => null),
      {
        what: () => `${command}: ${child.output()}`,
      },
    );
    const session = await call<Session>(`${site}/session`, 'POST', {
      capabilities: { alwaysMatch: capabilities },
    });
    const base = `${site}/session/${session.sessionId}`;
    const driver = getDriver(base, session);
    if (runFirst !== undefined) {
      const params = { source: runFirst };
      await call(`${base}/goog/cdp/execute`, 'POST', {
        cmd: 'Page.addScriptToEvaluateOnNewDocument',
        params,
      });
    }
    await call(`${base}/timeouts`, 'POST', { script: 60_000, pageLoad: 60_000, implicit: 0 });
    return {
      ...driver,
      close: () =>
        driver
          .close()
          .catch(() => undefined)
          .then(child.stop),
    };
  } catch (error) {
    await child.stop();
    throw error;
  }
}

function getDriver(base: string, { capabilities }: Session): Driver {
  const post = <T>(path: string, body: object = {}) => call<T>(`${base}/${path}`, 'POST', body);
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: (url) => post('url', { url }),
    reload: () => post('refresh'),
    resize: async (width, height) => {
      await post('window/rect', { x: 0, y: 0, width, height });
      const inner = await post<number[]>('execute/sync', {
        script: 'return [innerWidth, innerHeight]',
        args: [],
      });
      // The window is larger than the page by its borders and toolbars.
      const [wider, higher] = [width - (inner[0] ?? 0), height - (inner[1] ?? 0)];
      await post('window/rect', { width: width + wider, height: height + higher });
    },
    run: async (body, ...given) => {
      const script = RUN.replace('BODY', () => wrapInJson(body));
      const reply = await post<{ value?: string; error?: string }>('execute/async', {
        script,
        args: [JSON.stringify(given)],
      });
      if (reply.value === undefined) throw new Error(reply.error);
      return JSON.parse(reply.value);
    },
    act: (sources) => post('actions', { actions: sources }),
    chooseFiles: async (selector, paths) => {
      const element = await post<Record<string, string>>('element', {
        using: 'css selector',
        value: selector,
      });
      await post(`element/${element[ELEMENT]}/value`, { text: paths.join('\n') });
    },
    picture: () => call<string>(`${base}/screenshot`, 'GET'),
    close: () => call(base, 'DELETE'),
  };
}

async function call<T>(url: string, method: string, body?: object): Promise<T> {
  const reply = await fetch(url, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } };
  if (!reply.ok)
    throw new Error(
      `${method} ${new URL(url).pathname.split('/').slice(3).join('/')}: ${value.error}: ${value.message}`,
    );
  return value;
}
