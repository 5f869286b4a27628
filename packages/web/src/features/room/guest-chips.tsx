import { anonymousGuest } from '@palmares/texts/page/rooms';
import { LOBBY_TEXTS } from '@palmares/texts/page/rooms-play';
import { GuestAvatar } from './guest-avatar.tsx';
import styles from './guest-chips.module.css';

type Named = { readonly id: number; readonly number: number; readonly name: string | null };
type Props = {
  guests: readonly Named[];
  own?: number | undefined;
  host?: number | undefined;
  isCentred?: boolean;
};

/** Everybody in the lobby, in the order in which they came. */
export function GuestChips({ guests, own, host, isCentred = false }: Props) {
  return (
    <ul className={styles.chips} data-centred={isCentred || undefined}>
      {guests.map(({ id, number, name }) => {
        const shown = name ?? anonymousGuest(number);
        const role = id === own ? LOBBY_TEXTS.you : id === host ? LOBBY_TEXTS.host : null;
        return (
          <li key={id} className={styles.chip} data-own={id === own || undefined}>
            <span className={styles.face}>
              <GuestAvatar name={shown} number={number} />
            </span>
            <bdi lang="" className={styles.name}>
              {shown}
            </bdi>
            {role !== null && <span className={styles.role}>{role}</span>}
          </li>
        );
      })}
    </ul>
  );
}
