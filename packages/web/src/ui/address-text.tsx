import { Fragment } from 'react';

const BEFORE_A_SIGN = /(?=@)|(?=\.\S)/u;

/** Shows an address with line break opportunities before its @ and its dots; copying it gives the unchanged text. */
export function AddressText({ text }: { text: string }) {
  return text.split(BEFORE_A_SIGN).map((piece, index) => (
    // The pieces of a text are identified only by their position.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
