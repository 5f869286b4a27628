import { SESSION_TEXTS as game } from '@palmares/texts/game/shell';
import { SESSION_TEXTS as page } from '@palmares/texts/page/shell';
import { useLocation } from 'react-router';
import { useSession } from '../api/session.ts';
import { isAccountPage, parseBackPath, paths } from '../lib/paths.ts';
import { stickyBanner } from '../lib/sticky-edge.ts';
import { Button } from '../ui/button.tsx';
import { InlineAlert } from '../ui/inline-alert.tsx';
import { textsByLanguage, useLanguage } from '../ui/language.ts';
import styles from './session-banner.module.css';

const SESSION_BANNER_TEXTS = textsByLanguage(page, game);

/** On builders and public pages, announces a lost session without leaving the page (BU-21). */
export function SessionBanner() {
  const { status, problem } = useSession();
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const texts = SESSION_BANNER_TEXTS[language];
  const signingIn = pathname === paths.login.pattern || pathname === paths.register.pattern;
  if (status !== 'visitor' || problem === null) return null;
  // The sign-in page itself explains the reason, and on the pages for a forgotten password it is irrelevant (AC-68).
  if (isAccountPage(pathname) && problem !== 'unreachable') return null;
  const back = signingIn ? (parseBackPath(new URLSearchParams(search)) ?? undefined) : pathname + search;
  return (
    <div ref={stickyBanner} className={styles.banner} lang={language}>
      <InlineAlert
        kind="warning"
        action={
          problem === 'expired' && (
            <Button size="s" to={paths.login.to(back)}>
              {texts.signInAgain}
            </Button>
          )
        }
      >
        {texts[problem]}
      </InlineAlert>
    </div>
  );
}
