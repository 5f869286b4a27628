import { AddressText } from './address-text.tsx';

/** A mail link; its label makes screen readers read the address as one word in spite of the line breaks. */
export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} aria-label={address}>
      <AddressText text={address} />
    </a>
  );
}
