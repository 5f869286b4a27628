/** The model's input: a square of RGB bytes. It is separate from frames.ts, so that the model's thread does not load sharp. */
export const FRAME_SIDE = 224;
export const FRAME_BYTES = FRAME_SIDE * FRAME_SIDE * 3;
