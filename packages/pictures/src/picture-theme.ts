// The colours and typefaces of a picture: the page's own tokens in the browser, a copy of them on the server.

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

export type PictureTheme = {
  readonly colours: Readonly<Record<Colour, string>>;
  /** Font families, as in a style sheet. */
  readonly faces: { readonly title: string; readonly text: string };
};

/** Colours of the logo's bars, longest first; the same in both themes. */
export const MARK_COLOURS = ['#ff7f7f', '#ffbf7f', '#ffff7f', '#7fff7f', '#7f7fff'] as const;
/** Lengths of the bars, as shares of the first. */
export const MARK_BARS = [1, 0.82, 0.64, 0.48, 0.34] as const;
