import { createAvatar } from '@palmares/core/account/avatar';
import styles from './avatar.module.css';

type Props = { username: string; nametag: string; size?: 's' | 'm' | 'l' };

/** Initials on a colour derived from the nametag. It is decoration beside the name, so the letters are not text of the page. */
export function Avatar({ username, nametag, size = 'm' }: Props) {
  const { initials, hue } = createAvatar(username, nametag);
  return (
    <span
      className={`${styles.avatar} ${styles[size]}`}
      style={{ '--hue': hue }}
      data-initials={initials}
      aria-hidden="true"
    />
  );
}
