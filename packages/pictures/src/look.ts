// The colours and faces a picture is drawn in: the page's own tokens in the browser, a copy of them on the server.

export type Colour =
  | 'page'
  | 'raised'
  | 'line'
  | 'ink'
  | 'inkSoft'
  | 'accent'
  | 'ground'
  | 'onGround'
  | 'scrim'
  | 'onLight'
  | 'onDark'
  | 'markEdge';

export type Look = {
  readonly colours: Readonly<Record<Colour, string>>;
  /** Families, as a style sheet lists them. */
  readonly faces: { readonly title: string; readonly text: string };
};

/** The bars of the mark, from the longest: the same in both themes. */
export const MARK_COLOURS = ['#ff7f7f', '#ffbf7f', '#ffff7f', '#7fff7f', '#7f7fff'] as const;
/** Length of the bars, as parts of the first one. */
export const MARK_BARS = [1, 0.82, 0.64, 0.48, 0.34] as const;
