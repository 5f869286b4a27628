import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countCodePoints } from '../text/normalise-text.ts';
import { defaultImageName, fileNameToSend, isCameraName } from './image-name.ts';

describe('defaultImageName', () => {
  test.each([
    ['mon-chat_roux.jpeg', 'Mon Chat Roux'],
    ['IMG_2041.JPG', 'IMG 2041'],
    ['élan-du-nord.png', 'Élan Du Nord'],
    ["l'été.webp", "L'été"],
    ['archive.tar.gz', 'Archive.tar'],
    ['Mr. Robot.webp', 'Mr. Robot'],
    ['sans extension', 'Sans Extension'],
    ['vacances/corse/plage.png', 'Plage'],
    ['C:\\photos\\lac.png', 'Lac'],
    ['2001_l_odyssee_de_l_espace_version_longue.png', '2001 L Odyssee De L Espac'],
    ['.png', 'Image'],
    ['---.gif', 'Image'],
    ['', 'Image'],
  ])('names %j %j', (fileName, name) => {
    expect(defaultImageName(fileName)).toBe(name);
  });

  test('does not end with the space where it was cut', () => {
    expect(defaultImageName('aaaaaaaaaaaaaaaaaaaaaaaa bbb.png')).toBe(`A${'a'.repeat(23)}`);
  });

  test('AL-16: is never empty nor over 25 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (fileName) => {
        const name = defaultImageName(fileName);
        expect(countCodePoints(name)).toBeGreaterThan(0);
        expect(countCodePoints(name)).toBeLessThanOrEqual(25);
        expect(name.trim()).toBe(name);
      }),
    );
  });
});

describe('fileNameToSend', () => {
  test('AL-17: strips accents and folders, keeps the extension', () => {
    expect(fileNameToSend('Été/Cœur brisé.PNG')).toBe('Coeur brise.PNG');
  });

  test('replaces what a header would have to escape', () => {
    expect(fileNameToSend('a"b%c\n猫.png')).toBe('a_b_c _.png');
  });

  test('is always plain ASCII', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (fileName) => {
        expect(fileNameToSend(fileName)).toMatch(/^[\x20-\x7E]+$/u);
      }),
    );
  });
});

test.each([
  'IMG_20260714_183022.jpg',
  'IMG_1234.HEIC',
  'DSC04512.JPG',
  'DSCN0001.jpg',
  'PXL_20240101_101112345.MP.jpg',
  '20240714_183022.jpg',
  'IMG-20260714-WA0003.jpg',
  'WhatsApp Image 2026-07-14 at 18.30.22.jpeg',
  'Screenshot_20260714-183022.png',
])('« %s » is named by a camera', (fileName) => {
  expect(isCameraName(defaultImageName(fileName))).toBe(true);
});

test.each([
  '1984.jpg',
  '2001.jpg',
  'Image.png',
  'imagine-12.png',
  'Dijon 2024.jpg',
  'Samourai 7.jpg',
  'Image de fond 12.png',
  'IMG chat roux.jpg',
])('« %s » is a name', (fileName) => {
  expect(isCameraName(defaultImageName(fileName))).toBe(false);
});
