// The Chromium that the tests drive: the one named by CHROMIUM_PATH, else the system's, else Playwright's own.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { type FontSetName, fontEnvironment } from './test-fonts.ts';

const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

type Wanted = {
  /** The Chromium that people have, windows and all; the headless shell of the same engine will not do. */
  readonly whole?: boolean;
  /** Another set of system fonts than the one that TEST_FONTS names. */
  readonly fonts?: FontSetName;
};

/** How Playwright launches it, with the project's own system fonts. */
export function chromiumLaunch({ whole = false, fonts }: Wanted = {}) {
  return { executablePath: findChromium(whole), env: { ...process.env, ...fontEnvironment(fonts) } };
}

function findChromium(whole: boolean): string {
  const named = process.env['CHROMIUM_PATH'];
  const places = [...(named === undefined ? [] : [named]), ...(whole ? [] : [SHELL]), ...WHOLE];
  return places.find(existsSync) ?? chromium.executablePath();
}
