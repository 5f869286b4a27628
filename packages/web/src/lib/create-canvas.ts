// A canvas of the type this thread supports: OffscreenCanvas in a worker, else the element.

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export type Canvas = {
  context: Context;
  /** The browser may return another type than the requested one: check `blob.type`. */
  encode: (type: string, quality?: number) => Promise<Blob>;
};

export type CanvasSettings = {
  /** Smoothing when an image is drawn smaller; `high` by default. */
  smoothing?: ImageSmoothingQuality;
  /** Draws on the CPU into memory, from which pixels are read, instead of on the graphics card. */
  inMemory?: boolean;
};

/** Creates a canvas; sides in pixels. Throws when the browser refuses a canvas of that size. */
export function createCanvas(width: number, height: number, settings: CanvasSettings = {}): Canvas {
  return typeof OffscreenCanvas === 'undefined'
    ? elementSurface(width, height, settings)
    : offscreenSurface(width, height, settings);
}

function offscreenSurface(width: number, height: number, settings: CanvasSettings): Canvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = prepared(canvas.getContext('2d', getOptions(settings)), settings);
  return {
    context,
    encode: (type, quality) => canvas.convertToBlob(quality === undefined ? { type } : { type, quality }),
  };
}

function elementSurface(width: number, height: number, settings: CanvasSettings): Canvas {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = prepared(canvas.getContext('2d', getOptions(settings)), settings);
  return {
    context,
    encode: (type, quality) =>
      new Promise((resolve, reject) => {
        canvas.toBlob(
          (blob) => (blob === null ? reject(new Error('The canvas could not be encoded')) : resolve(blob)),
          type,
          quality,
        );
      }),
  };
}

const getOptions = ({ inMemory = false }: CanvasSettings): CanvasRenderingContext2DSettings => ({
  willReadFrequently: inMemory,
});

function prepared<T extends Context>(context: T | null, { smoothing = 'high' }: CanvasSettings): T {
  if (context === null) throw new Error('No 2d context');
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = smoothing;
  return context;
}
