// A canvas, whichever kind this thread has: OffscreenCanvas in a worker, else the element.

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export type Surface = {
  context: Context;
  /** The browser may answer with another type than the one asked for: look at `blob.type`. */
  encode: (type: string, quality?: number) => Promise<Blob>;
};

/** Sides in pixels. Throws when the browser refuses a canvas of that size. */
export function createSurface(width: number, height: number): Surface {
  return typeof OffscreenCanvas === 'undefined'
    ? elementSurface(width, height)
    : offscreenSurface(width, height);
}

function offscreenSurface(width: number, height: number): Surface {
  const canvas = new OffscreenCanvas(width, height);
  const context = prepared(canvas.getContext('2d'));
  return {
    context,
    encode: (type, quality) => canvas.convertToBlob(quality === undefined ? { type } : { type, quality }),
  };
}

function elementSurface(width: number, height: number): Surface {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = prepared(canvas.getContext('2d'));
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

function prepared<T extends Context>(context: T | null): T {
  if (context === null) throw new Error('No 2d context');
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  return context;
}
