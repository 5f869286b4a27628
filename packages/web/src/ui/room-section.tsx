import { ACTION_TEXTS } from '@palmares/texts/page/rooms-action';
import type { ReactNode } from 'react';
import { paths } from '../lib/paths.ts';
import { Button } from './button.tsx';
import { IconUser } from './icons-actions.tsx';
import styles from './room-section.module.css';

/** What an album offers to a group, around the button that opens a room. */
export function RoomSection({ children }: { children: ReactNode }) {
  return (
    <section className={styles.section} data-screen-only>
      <div>
        <h2 className={styles.title}>{ACTION_TEXTS.title}</h2>
        <p className={styles.hint}>{ACTION_TEXTS.hint}</p>
      </div>
      <div className={styles.buttons}>
        {children}
        <Button variant="quiet" to={paths.roomEntry.to()}>
          {ACTION_TEXTS.join}
        </Button>
      </div>
    </section>
  );
}

/** Takes the place of the section until it is there: otherwise what surrounds it would move under a press. */
export function RoomSectionSpace() {
  return (
    <div className={styles.space} inert>
      <RoomSection>
        <Button icon={<IconUser size="s" />}>{ACTION_TEXTS.open}</Button>
      </RoomSection>
    </div>
  );
}
