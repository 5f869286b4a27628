import { AddressText } from './address-text.tsx';

export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`}>
      <AddressText text={address} />
    </a>
  );
}
