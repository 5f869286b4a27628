import { DIALOG_TEXTS } from '@palmares/texts/page/album-dialog';
import { useLocation } from 'react-router';
import { useSession } from '../../api/session.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconInfo } from '../../ui/icons-status.tsx';
import session from '../../ui/session-parts.module.css';
import styles from './visitor-note.module.css';

/** Tells visitors in advance that saving needs an account (SU-5). No later step repeats it. */
export function VisitorNote() {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'signed-in') return null;
  return (
    <div role="note" className={classNames(styles.note, session.visitor)}>
      <IconInfo size="s" className={styles.icon ?? ''} />
      <p className={styles.text}>{DIALOG_TEXTS.visitor}</p>
      <Button size="s" to={paths.login.to(pathname + search)}>
        {DIALOG_TEXTS.signIn}
      </Button>
    </div>
  );
}
