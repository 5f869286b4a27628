import { AddressText } from './address-text.tsx';

/** Heard in one, however it is cut. */
export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} aria-label={address}>
      <AddressText text={address} />
    </a>
  );
}
