// Emulates a person's browser and system settings.
import { cdp } from 'vitest/browser';

export type MediaFeature = { readonly name: string; readonly value: string };

/** Replaces the previous features; it does not restore them. */
export const emulateMedia = (...features: MediaFeature[]): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { features });

/** An empty value removes the emulation. */
export const emulate = (name: string, value: string) => emulateMedia({ name, value });
