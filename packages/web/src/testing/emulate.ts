// What a person has set in their browser or system, as pages are told.
import { cdp } from 'vitest/browser';

type Media = { send: (method: string, params: object) => Promise<unknown> };

/** An empty value: as it was. */
export const emulate = (name: string, value: string) =>
  (cdp() as unknown as Media).send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
