// Emulates a person's browser and system settings.
import { cdp } from 'vitest/browser';

export type MediaFeature = { readonly name: string; readonly value: string };

/** Tests run without animations (vitest.config.ts); a page that is shared by files keeps that. */
const MOTION: MediaFeature = {
  name: 'prefers-reduced-motion',
  value: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduce' : 'no-preference',
};

/** Replaces the previous features; it does not restore them. */
export const emulateMedia = (...features: MediaFeature[]): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { features: [MOTION, ...features] });

export const emulatePrint = (isPrint: boolean): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { media: isPrint ? 'print' : '', features: [MOTION] });

/** An empty value removes the emulation. */
export const emulate = (name: string, value: string) => emulateMedia({ name, value });
