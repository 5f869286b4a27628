// What a person has set for all pages, as a test sets it.
import { cdp } from 'vitest/browser';

type Media = { send: (method: string, params: object) => Promise<unknown> };

export const emulate = (name: string, value: string) =>
  (cdp() as unknown as Media).send('Emulation.setEmulatedMedia', { features: [{ name, value }] });

/** What a system colour is here, as a style that was computed says it. */
export function systemColour(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
