// Tests that the reader's settings also apply to pages that the server renders without the app.
import { afterEach, expect, onTestFinished, test } from 'vitest';
import docsSheet from '../api-docs/api-docs.css?inline';
import embedSheet from '../embed/embed.css?inline';
import { emulate } from '../testing/emulate.ts';
import lightSheet from '../theme/light.css?inline';
import errorSheet from './server-error.css?inline';

afterEach(() => emulate('forced-colors', ''));

/** Renders a page in a frame with its own style sheet and the light theme, like an embed. */
function writtenPage(sheet: string, html: string): Promise<Window> {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  frame.srcdoc = `<html data-theme="light"><style>${sheet}</style><style>${lightSheet}</style>${html}</html>`;
  return new Promise((resolve, reject) => {
    frame.addEventListener('load', () =>
      frame.contentWindow === null ? reject() : resolve(frame.contentWindow),
    );
  });
}

test.each([
  ['an embed', embedSheet],
  ['the page of the API', docsSheet],
  ['the page of an error', errorSheet],
])('more contrast: also on %s, which is no page of the app', async (_, sheet) => {
  const view = await writtenPage(sheet, '');
  const colour = (name: string) =>
    view.getComputedStyle(view.document.documentElement).getPropertyValue(name);
  expect(colour('--ink-soft')).not.toBe(colour('--ink'));
  await emulate('prefers-contrast', 'more');
  await expect.poll(() => colour('--ink-soft')).toBe(colour('--ink'));
  await emulate('prefers-contrast', '');
});

test('forced colours: a tier of an embed keeps its ink, which goes with its colour', async () => {
  const view = await writtenPage(embedSheet, '<ol class="tiers"><li class="tier"><h2>S</h2></li></ol>');
  await emulate('forced-colors', 'active');
  const label = view.document.querySelector('h2');
  expect(label && view.getComputedStyle(label).color).toBe('rgb(0, 0, 0)');
});
