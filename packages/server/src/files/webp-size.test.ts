import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { sharp } from './configured-sharp.ts';
import { readSize } from './stored-size.ts';
import { readWebpSize } from './webp-size.ts';

const SIZE = { width: 301, height: 77 };
const draw = (channels: 3 | 4) =>
  sharp({ create: { ...SIZE, channels, background: { r: 200, g: 80, b: 0, alpha: 0.5 } } });

let files: Record<string, Buffer>;
beforeAll(async () => {
  const frames = Buffer.alloc(SIZE.width * SIZE.height * 3 * 2);
  frames.fill(255, frames.length / 2);
  const raw = { width: SIZE.width, height: SIZE.height * 2, channels: 3, pageHeight: SIZE.height } as const;
  files = {
    lossy: await draw(3).webp().toBuffer(),
    lossless: await draw(3).webp({ lossless: true }).toBuffer(),
    'lossy, transparent': await draw(4).webp().toBuffer(),
    'lossless, transparent': await draw(4).webp({ lossless: true }).toBuffer(),
    'with a profile': await draw(3).withIccProfile('p3').webp().toBuffer(),
    animated: await sharp(frames, { raw })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer(),
  };
});

test('the size of each kind of WebP is that of the decoder', async () => {
  for (const [name, bytes] of Object.entries(files)) {
    const { width, height, pageHeight = height } = await sharp(bytes, { animated: true }).metadata();
    expect({ width, height: pageHeight }, name).toEqual(SIZE);
    expect(readWebpSize(bytes), name).toEqual(SIZE);
    expect(readWebpSize(Buffer.concat([bytes, Buffer.from('more')])), name).toEqual(SIZE);
  }
});

test('a file that is cut short anywhere has no size', async () => {
  for (const [name, bytes] of Object.entries(files))
    for (let length = 0; length < bytes.length; length += Math.max(1, length >> 4))
      expect(readWebpSize(bytes.subarray(0, length)), `${name} to ${length}`).toBeNull();
});

test('a picture that claims to be longer than its file has no size', () => {
  for (const [name, bytes] of Object.entries(files)) {
    const longer = Buffer.from(bytes);
    const at = longer.lastIndexOf(name.startsWith('animated') ? 'ANMF' : 'VP8', undefined, 'latin1');
    longer.writeUInt32LE(bytes.length, at + 4);
    expect(readWebpSize(longer), name).toEqual(name === 'animated' ? SIZE : null);
  }
});

test('other bytes are left to the decoder', async () => {
  expect(readWebpSize(await draw(3).png().toBuffer())).toBeNull();
  expect(await readSize(await draw(3).png().toBuffer())).toEqual(SIZE);
  expect(await readSize(Buffer.from('RIFF and no more'))).toBeNull();
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (rest) => {
      const bytes = Buffer.concat([Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1'), rest]);
      // It throws for no bytes.
      readWebpSize(bytes);
    }),
  );
});
