// Parses an action from untrusted data, such as a stored history.
// Invariant: the result is null or an action of the right shape; an action survives a round trip through JSON.
// `check` decides whether the action can be applied.

import { isImageId } from '../image-id.ts';
import { parseArray, parseImageIds, parseRecord, parseString } from '../parse-untrusted.ts';
import type { Action, Target } from './actions.ts';
import { findPreset } from './presets.ts';

type Fields = Readonly<Record<string, unknown>>;

export function parseAction(value: unknown): Action | null {
  const fields = parseRecord(value);
  const type = parseString(fields?.['type']);
  return fields && type !== null && isType(type) ? PARSERS[type](fields) : null;
}

const isType = (type: string): type is Action['type'] => Object.hasOwn(PARSERS, type);

/** One parser per action type. A type that is missing here does not compile. */
const PARSERS: {
  readonly [Type in Action['type']]: (fields: Fields) => Extract<Action, { type: Type }> | null;
} = {
  move: ({ images, to }) => {
    const target = parseTarget(to);
    return target && { type: 'move', images: parseImageIds(images), to: target };
  },
  toPool: ({ images }) => ({ type: 'toPool', images: parseImageIds(images) }),
  addTier: ({ label, color, at }) => {
    if (typeof label !== 'string' || typeof color !== 'string') return null;
    return { type: 'addTier', label, color, ...(Number.isSafeInteger(at) ? { at: Number(at) } : {}) };
  },
  removeTier: ({ tier }) => (typeof tier === 'string' ? { type: 'removeTier', tier } : null),
  renameTier: ({ tier, label }) =>
    typeof tier === 'string' && typeof label === 'string' ? { type: 'renameTier', tier, label } : null,
  recolourTier: ({ tier, color }) =>
    typeof tier === 'string' && typeof color === 'string' ? { type: 'recolourTier', tier, color } : null,
  moveTier: ({ tier, direction }) =>
    typeof tier === 'string' && (direction === 'up' || direction === 'down')
      ? { type: 'moveTier', tier, direction }
      : null,
  reset: () => ({ type: 'reset' }),
  applyPreset: ({ preset, labels }) => {
    const found = findPreset(parseString(preset) ?? '');
    if (found === null) return null;
    const words = parseArray(labels).map((label) => parseString(label) ?? '');
    return { type: 'applyPreset', preset: found.id, ...(words.length > 0 && { labels: words }) };
  },
  setMainImage: ({ image }) => (image === null || isImageId(image) ? { type: 'setMainImage', image } : null),
  addImages: ({ images }) => ({ type: 'addImages', images: parseImageIds(images) }),
  removeImages: ({ images }) => ({ type: 'removeImages', images: parseImageIds(images) }),
};

function parseTarget(value: unknown): Target | null {
  const target = parseRecord(value);
  const tier = parseString(target?.['tier']);
  const before = target?.['before'];
  if (tier === null || !(before === null || isImageId(before))) return null;
  return { tier, before };
}
