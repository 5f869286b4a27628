import { Fragment } from 'react';

const BEFORE_A_SIGN = /(?=@)|(?=\.\S)/u;

/** An address that a narrow line cuts before its @ or a dot, and copied is what it was. */
export function AddressText({ text }: { text: string }) {
  return text.split(BEFORE_A_SIGN).map((piece, index) => (
    // The pieces of a text have no identity but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
