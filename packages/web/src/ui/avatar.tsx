import { avatarOf } from '@palmares/core/account/avatar';
import styles from './avatar.module.css';

type Props = { username: string; nametag: string; size?: 's' | 'm' | 'l' };

/** Initials on a colour of the nametag: a drawing beside the name, so the letters are no text of the page. */
export function Avatar({ username, nametag, size = 'm' }: Props) {
  const { initials, hue } = avatarOf(username, nametag);
  return (
    <span
      className={`${styles.avatar} ${styles[size]}`}
      style={{ '--hue': hue }}
      data-initials={initials}
      aria-hidden="true"
    />
  );
}
