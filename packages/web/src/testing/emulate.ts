// What a person has set in their browser or system, as pages are told.
import { cdp } from 'vitest/browser';

export type MediaFeature = { readonly name: string; readonly value: string };

/** In the place of what was set before; nothing puts back what is. */
export const emulateMedia = (...features: MediaFeature[]): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { features });

/** An empty value: as it was. */
export const emulate = (name: string, value: string) => emulateMedia({ name, value });
