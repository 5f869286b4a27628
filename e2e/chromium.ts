// The Chromium for the tests: the one of CHROMIUM_PATH, else the system's, else Playwright's own.
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
  /** Requires the full browser instead of the headless shell. */
  readonly whole?: boolean;
  /** Overrides the set of system fonts that TEST_FONTS names. */
  readonly fonts?: FontSetName;
};

/** Playwright's launch options, with the project's own system fonts. */
export function chromiumLaunch({ whole = false, fonts }: Wanted = {}) {
  return { executablePath: findChromium(whole), env: { ...process.env, ...fontEnvironment(fonts) } };
}

function findChromium(whole: boolean): string {
  const named = process.env['CHROMIUM_PATH'];
  const places = [...(named === undefined ? [] : [named]), ...(whole ? [] : [SHELL]), ...WHOLE];
  return places.find(existsSync) ?? chromium.executablePath();
}
