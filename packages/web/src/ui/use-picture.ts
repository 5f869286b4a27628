import type { PictureContent } from '@palmares/pictures/content';
import type { Progress } from '@palmares/pictures/draw-scene';
import type { PictureOptions } from '@palmares/pictures/format';
import { useEffect, useMemo, useState } from 'react';
import { makePicture } from '../lib/picture/make-picture.ts';
import { readPageLook } from '../lib/picture/page-look.ts';

/** What is told and where its images are; the address of the site is the page's own. */
export type PictureSource = {
  readonly content: PictureContent;
  readonly paths: ReadonlyMap<number, string | null>;
};

/** `file` is the last one that was drawn: it stays in sight, without its buttons, while another is on its way. */
export type Drawing = {
  file: File | null;
  named: boolean;
  state: { kind: 'drawing'; progress: Progress } | { kind: 'drawn' | 'failed' };
};

const START = { kind: 'drawing', progress: { done: 0, all: 0 } } as const;

/** Drawn anew when an option changes; what is being drawn then, or when the dialog closes, is given up. */
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
    const { content, paths } = wanted.source;
    const stop = new AbortController();
    const show = (patch: Partial<Drawing>) => {
      if (!stop.signal.aborted) setDrawing((before) => ({ ...before, ...patch, of: wanted }));
    };
    const name = fileName(content.title, wanted.options);
    const job = { content, paths, options: wanted.options, look: readPageLook() };
    makePicture(job, (progress) => show({ state: { kind: 'drawing', progress } }), stop.signal)
      .then(({ blob, named }) =>
        show({ file: new File([blob], name, { type: blob.type }), named, state: { kind: 'drawn' } }),
      )
      .catch(() => show({ state: { kind: 'failed' } }));
    return () => stop.abort();
  }, [wanted]);
  return drawing.of === wanted ? drawing : { ...drawing, state: START };
}

/** Without what some systems refuse in the name of a file. */
function fileName(title: string, { format }: PictureOptions): string {
  const name = title.replaceAll(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim();
  const size = { natural: '', wide: ' 1200x630', square: ' 1080x1080', tall: ' 1080x1920' }[format];
  return `${name === '' ? 'palmares' : name}${size}.png`;
}
