import { expect, test } from 'vitest';
import { isolateBidi } from './isolate-bidi.ts';

test.each(['שלום', 'مرحبا', 'Ada א', '𞤀𞤣', '\u202Eadmin'])(
  '%s is set apart from the sentence around it',
  (name) => {
    expect(`par ${isolateBidi(name)} · 12 images`).toBe(`par \u2068${name}\u2069 · 12 images`);
  },
);

test.each(['Ada', 'Éloïse', 'Ωμέγα', '日本', 'Ж', '🦊', ''])('« %s » needs nothing', (name) => {
  expect(isolateBidi(name)).toBe(name);
});
