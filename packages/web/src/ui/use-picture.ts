import type { Progress } from '@palmares/pictures/draw-scene';
import type { PictureOptions } from '@palmares/pictures/format';
import { useEffect, useMemo, useState } from 'react';
import { makePictureFile, type PictureSource } from '../lib/picture/make-picture-file.ts';

/** `file` is the last drawn picture: it stays visible, without its buttons, while another one is drawn. */
export type Drawing = {
  file: File | null;
  named: boolean;
  state: { kind: 'drawing'; progress: Progress } | { kind: 'drawn' | 'failed' };
};

const START = { kind: 'drawing', progress: { done: 0, all: 0 } } as const;

/** Draws again when an option changes; aborts the drawing in progress then, and when the dialog closes. */
export function usePicture(source: PictureSource, options: PictureOptions, attempt: number): Drawing {
  const { format, scale, names } = options;
  const wanted = useMemo(
    () => ({ source, options: { format, scale, names }, attempt }),
    [source, format, scale, names, attempt],
  );
  const [drawing, setDrawing] = useState<Drawing & { of: unknown }>({
    of: null,
    file: null,
    named: true,
    state: START,
  });
  useEffect(() => {
    const stop = new AbortController();
    const show = (patch: Partial<Drawing>) => {
      if (!stop.signal.aborted) setDrawing((before) => ({ ...before, ...patch, of: wanted }));
    };
    const tell = (progress: Progress) => show({ state: { kind: 'drawing', progress } });
    makePictureFile(wanted.source, wanted.options, tell, stop.signal)
      .then((made) => show({ ...made, state: { kind: 'drawn' } }))
      .catch(() => show({ state: { kind: 'failed' } }));
    return () => stop.abort();
  }, [wanted]);
  return drawing.of === wanted ? drawing : { ...drawing, state: START };
}
