// The Chromium that the tests drive: the one named by CHROMIUM_PATH, else the system's, else Playwright's own.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** `whole`: the one that people have, windows and all; the headless shell of the same engine will not do. */
export function findChromium({ whole = false } = {}): string {
  const named = process.env['CHROMIUM_PATH'];
  const places = [...(named === undefined ? [] : [named]), ...(whole ? [] : [SHELL]), ...WHOLE];
  return places.find(existsSync) ?? chromium.executablePath();
}
