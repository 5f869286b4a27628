// The browsers in which the walk runs, and how each is started.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '../../../e2e/chromium.ts';
import { fontEnvironment } from '../../../e2e/test-fonts.ts';
import { startBidi } from './bidi.ts';
import { startChild, waitForValue } from './child.ts';
import type { Driver } from './driver.ts';
import { removeNewerApisScript } from './remove-newer-apis.ts';
import { startWebDriver } from './webdriver.ts';

const LIBRARIES = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
const MINI_BROWSER = `${LIBRARIES}/webkit2gtk-4.1/MiniBrowser`;

const PROGRAMS = {
  chromium: ['/usr/bin/chromedriver'],
  oldest: ['/usr/bin/chromedriver'],
  firefox: ['/usr/bin/firefox-esr'],
  webkit: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', MINI_BROWSER],
} as const;

export type BrowserName = keyof typeof PROGRAMS;

export const BROWSERS = Object.keys(PROGRAMS) as readonly BrowserName[];

/** Returns the programs for this browser that are missing on this machine. */
export function findMissing(browser: BrowserName): string[] {
  return PROGRAMS[browser].filter((program) => !existsSync(program));
}

/** Files of photos have non-ASCII names, and users have French browsers. */
const env = { ...process.env, ...fontEnvironment(), LC_ALL: 'C.UTF-8', TZ: 'Europe/Paris' };

const STARTS: Record<BrowserName, () => Promise<Driver>> = {
  chromium: () => startChromium(),
  oldest: async () => {
    const driver = await startChromium(removeNewerApisScript());
    return { ...driver, name: `${driver.name} without what the oldest supported browsers lack` };
  },
  firefox: () =>
    startBidi({
      command: PROGRAMS.firefox[0],
      env,
      preferences: {
        'intl.accept_languages': 'fr',
        'ui.prefersReducedMotion': 1,
        'browser.shell.checkDefaultBrowser': false,
        'browser.startup.page': 0,
        'datareporting.policy.dataSubmissionEnabled': false,
        'dom.disable_beforeunload': true,
      },
    }),
  webkit: startWebKit,
};

export function startBrowser(browser: BrowserName): Promise<Driver> {
  return STARTS[browser]();
}

function startChromium(runFirst?: string): Promise<Driver> {
  return startWebDriver({
    command: PROGRAMS.chromium[0],
    env,
    ...(runFirst === undefined ? {} : { runFirst }),
    capabilities: {
      browserName: 'chrome',
      'goog:chromeOptions': {
        binary: chromiumLaunch({ whole: true }).executablePath,
        args: ['--headless', '--no-sandbox', '--disable-gpu', '--lang=fr', '--force-prefers-reduced-motion'],
      },
    },
  });
}

/** WebKit has no headless mode, so it gets a virtual display. Reduced motion is a GTK setting there. */
async function startWebKit(): Promise<Driver> {
  const config = await mkdtemp(join(tmpdir(), 'palmares-gtk-'));
  await mkdir(join(config, 'gtk-3.0'));
  await writeFile(join(config, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const screen = startChild(PROGRAMS.webkit[1], ['-displayfd', '1', '-screen', '0', '1600x1200x24'], env);
  const end = async () => {
    await screen.stop();
    await rm(config, { recursive: true, force: true });
  };
  try {
    const display = await waitForValue(async () => /^\d+$/m.exec(screen.output())?.[0] ?? null, {
      what: () => `Xvfb: ${screen.output()}`,
    });
    const driver = await startWebDriver({
      command: PROGRAMS.webkit[0],
      env: { ...env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: config, LIBGL_ALWAYS_SOFTWARE: '1' },
      // Without `browserName`, because the driver knows no name for the MiniBrowser that it starts.
      capabilities: { 'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] } },
    });
    return { ...driver, close: () => driver.close().then(end) };
  } catch (error) {
    await end();
    throw error;
  }
}
