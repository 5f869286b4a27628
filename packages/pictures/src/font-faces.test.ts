import { describe, expect, test } from 'vitest';
import { coversAnyCharacter, loadFaces, type PictureFace } from './font-faces.ts';

const face = (family: string, unicodeRange?: string): PictureFace => ({
  family,
  source: `url(${family})`,
  descriptors: unicodeRange === undefined ? {} : { unicodeRange },
});

describe('the faces of a picture', () => {
  test('one that is missing leaves the others, which are all awaited', async () => {
    const loaded: string[] = [];
    await loadFaces([face('local'), face('Inter'), face('Bricolage')], 'Été', async ({ family }) => {
      if (family === 'local') throw new DOMException('A network error occurred.');
      await new Promise((resolve) => setTimeout(resolve, 5));
      loaded.push(family);
    });
    expect(loaded).toEqual(['Inter', 'Bricolage']);
  });

  test('one whose description no browser takes leaves the others too', async () => {
    const loaded: string[] = [];
    await loadFaces([face('bad'), face('Inter')], 'a', ({ family }) => {
      if (family === 'bad') throw new SyntaxError('Bad descriptor');
      loaded.push(family);
      return Promise.resolve();
    });
    expect(loaded).toEqual(['Inter']);
  });

  test('only those that the text needs are fetched', async () => {
    const asked: string[] = [];
    const faces = [face('latin', 'U+0000-00FF, U+0152-0153'), face('extended', 'U+0100-0130, U+1E00-1E9F')];
    const load = async ({ family }: PictureFace) => void asked.push(family);
    await loadFaces(faces, 'Été', load);
    await loadFaces(faces, 'Œdipe', load);
    await loadFaces(faces, 'Čapek', load);
    expect(asked).toEqual(['latin', 'latin', 'latin', 'extended']);
  });
});

test.each([
  [undefined, 'a', true],
  ['', 'a', true],
  ['U+61', 'a', true],
  ['u+62', 'a', false],
  ['U+0-60, U+62-7A', 'a', false],
  ['U+6?', 'o', true],
  ['U+6?', 'p', false],
  ['U+1F300-1FAFF', '🎬', true],
  ['U+0-7F', '', false],
])('a face of the range %s covers « %s »: %s', (range, text, covers) => {
  expect(coversAnyCharacter(range, text)).toBe(covers);
});
