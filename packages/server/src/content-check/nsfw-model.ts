// nsfwjs' MobileNetV2Mid on the WebAssembly backend. nsfwjs itself would pull in all of TensorFlow.js: only its model files are used, from
// the installed package, with the same arithmetic (pixels / 255, classes in order).

import '@tensorflow/tfjs-backend-wasm';
import { loadGraphModel } from '@tensorflow/tfjs-converter';
import * as tf from '@tensorflow/tfjs-core';
import { MobileNetV2MidModel } from 'nsfwjs/models/mobilenet_v2_mid';
import { FRAME_BYTES, FRAME_SIDE } from './frame-format.ts';
import { CLASSES, type Scores } from './judge.ts';

/** Returns the scores of concatenated frames of FRAME_BYTES of RGB each. Blocks the thread for about 35 ms per frame. */
export type NsfwModel = { classify(frames: Uint8Array): Scores[] };

/** Loads the model, which takes about 0.4 s and 100 MB. */
export async function loadNsfwModel(): Promise<NsfwModel> {
  await tf.setBackend('wasm');
  const model = await loadGraphModel({ load: readArtifacts });

  return {
    classify(frames) {
      const count = frames.length / FRAME_BYTES;
      const probabilities = tf.tidy(() => {
        const pixels = tf.tensor4d(new Float32Array(frames), [count, FRAME_SIDE, FRAME_SIDE, 3]);
        return (model.predict(tf.div(pixels, 255)) as tf.Tensor).dataSync();
      });
      return Array.from({ length: count }, (_, frame) => toScores(probabilities, frame * CLASSES.length));
    },
  };
}

async function readArtifacts(): Promise<tf.io.ModelArtifacts> {
  const { default: json } = await MobileNetV2MidModel.modelJson();
  const shards = await Promise.all(MobileNetV2MidModel.weightBundles.map((bundle) => bundle()));
  const weights = Buffer.concat(shards.map((shard) => Buffer.from(shard.default, 'base64')));
  return {
    modelTopology: json.modelTopology,
    ...(json.format && { format: json.format }),
    weightSpecs: json.weightsManifest.flatMap((group) => group.weights),
    weightData: new Uint8Array(weights).buffer,
  };
}

function toScores(probabilities: ArrayLike<number>, offset: number): Scores {
  const scores = { Drawing: 0, Hentai: 0, Neutral: 0, Porn: 0, Sexy: 0 };
  for (const [index, name] of CLASSES.entries()) {
    const score = probabilities[offset + index];
    if (score === undefined || !Number.isFinite(score)) throw new RangeError('the model gave no score');
    scores[name] = score;
  }
  return scores;
}
