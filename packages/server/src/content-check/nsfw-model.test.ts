import * as tf from '@tensorflow/tfjs-core';
import { load } from 'nsfwjs/core';
import { MobileNetV2MidModel } from 'nsfwjs/models/mobilenet_v2_mid';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { animatedGif, gradientJpeg, paintNoise, transparentDisc } from '../../fixtures/images.ts';
import { FRAME_BYTES, FRAME_SIDE } from './frame-format.ts';
import { readFrames } from './frames.ts';
import { CLASSES, type Scores } from './judge.ts';
import { loadNsfwModel, type NsfwModel } from './nsfw-model.ts';

let model: NsfwModel;
beforeAll(async () => {
  model = await loadNsfwModel();
});
afterEach(() => void vi.restoreAllMocks());

const largestDifference = (one: Scores, other: Scores): number =>
  Math.max(...CLASSES.map((name) => Math.abs(one[name] - other[name])));

describe('the model', () => {
  it('gives probabilities', async () => {
    const [scores] = model.classify(await readFrames(await gradientJpeg(300, 200)));

    const values = Object.values(scores ?? {});
    expect(values).toHaveLength(5);
    expect(values.every((value) => value >= 0 && value <= 1)).toBe(true);
    expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 3);
  });

  it('gives the same scores for the same frame, alone or among others', async () => {
    const frames = await readFrames(await animatedGif({ width: 60, height: 40, frames: 3 }));

    const together = model.classify(frames);
    const again = model.classify(frames);

    expect(together).toHaveLength(3);
    for (const [index, scores] of together.entries()) {
      const [alone] = model.classify(frames.subarray(index * FRAME_BYTES, (index + 1) * FRAME_BYTES));
      expect(largestDifference(scores, again[index] as Scores)).toBeLessThan(1e-3);
      expect(largestDifference(scores, alone as Scores)).toBeLessThan(1e-3);
    }
  });

  it('keeps no memory from one image to the next', async () => {
    const frames = await readFrames(await gradientJpeg(300, 200));
    model.classify(frames);
    const before = tf.memory().numTensors;

    for (let i = 0; i < 5; i++) model.classify(frames);

    expect(tf.memory().numTensors).toBe(before);
  });

  it('agrees with nsfwjs', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const nsfw = await load('MobileNetV2Mid', { modelDefinitions: [MobileNetV2MidModel] });
    const pictures = {
      gradient: await readFrames(await gradientJpeg(300, 200)),
      disc: await readFrames(await transparentDisc(300)),
      noise: new Uint8Array(paintNoise(FRAME_SIDE, FRAME_SIDE)),
    };

    for (const [name, frame] of Object.entries(pictures)) {
      const theirs = await nsfw.classify(
        tf.tensor3d(Int32Array.from(frame), [FRAME_SIDE, FRAME_SIDE, 3], 'int32'),
      );
      const [ours] = model.classify(frame);
      for (const { className, probability } of theirs) {
        expect(ours?.[className], `${name} ${className}`).toBeCloseTo(probability, 3);
      }
    }
  });
});
