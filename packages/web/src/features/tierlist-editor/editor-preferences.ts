// The editor's display preferences, stored on this device. Invalid stored values fall back to the defaults.
import { useState } from 'react';
import { deviceStorage } from '../../storage/web-storage.ts';

export type ImageSize = 's' | 'm' | 'l';

export type Preferences = {
  readonly names: boolean;
  readonly size: ImageSize;
  /** Height of the pool in percent of the window height. */
  readonly pool: number;
  readonly collapsed: boolean;
};

/** Change in percentage points for one press of a button or an arrow key. */
export const POOL_STEP = { button: 10, key: 4 } as const;

export const POOL_HEIGHT = { min: 14, max: 70, start: 25 } as const;

export const DEFAULT_PREFERENCES: Preferences = {
  names: false,
  size: 'm',
  pool: POOL_HEIGHT.start,
  collapsed: false,
};

const KEY = 'palmares:tierlist-editor';
/** Storage flag: the information dialog is shown once (TL-32). */
export const INFO_FLAG = 'tierlistInfoModalShown';

export function parsePreferences(text: string | null): Preferences {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Record<keyof Preferences, unknown>> | null;
    const { names, size, pool, collapsed } = value ?? {};
    return {
      names: names === true,
      size: size === 's' || size === 'l' ? size : 'm',
      pool: clampPoolHeight(typeof pool === 'number' ? pool : POOL_HEIGHT.start),
      collapsed: collapsed === true,
    };
  } catch {
    return DEFAULT_PREFERENCES;
  }
}

export function clampPoolHeight(height: number): number {
  if (!Number.isFinite(height)) return POOL_HEIGHT.start;
  return Math.min(POOL_HEIGHT.max, Math.max(POOL_HEIGHT.min, Math.round(height)));
}

/** The CSS length of the pool. Until somebody resizes it, the board computes it, so that it gives way to the tiers (board.module.css). */
export function poolHeight(height: number): string {
  return height === POOL_HEIGHT.start ? 'inherit' : `${height}dvh`;
}

export type PreferencesProps = {
  readonly preferences: Preferences;
  readonly onPreferences: (patch: Partial<Preferences>) => void;
};

export function usePreferences(): PreferencesProps {
  const [preferences, setPreferences] = useState(() => parsePreferences(deviceStorage.read(KEY)));
  return {
    preferences,
    onPreferences(patch) {
      const next = { ...preferences, ...patch };
      setPreferences(next);
      // When the storage refuses the write, the preferences still apply to this page.
      deviceStorage.write(KEY, JSON.stringify(next));
    },
  };
}
