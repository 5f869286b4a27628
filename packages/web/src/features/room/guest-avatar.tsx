import { Avatar } from '../../ui/avatar.tsx';

type Props = { name: string; number: number; size?: 's' | 'm' };

/** The face of a guest; its colour follows their number, so that it stays when the name changes. */
export function GuestAvatar({ name, number, size = 'm' }: Props) {
  // The colours of single digits are too alike.
  return <Avatar username={name} nametag={`guest${number}guest`} size={size} />;
}
