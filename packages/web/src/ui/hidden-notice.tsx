import { HIDDEN_TEXTS as game } from '@palmares/texts/game/content-header';
import { HIDDEN_TEXTS as page } from '@palmares/texts/page/content-header';
import { paths } from '../lib/paths.ts';
import { InlineAlert } from './inline-alert.tsx';
import { textsByLanguage, useLanguage } from './language.ts';
import { Link } from './link.tsx';
import text from './text-link.module.css';

const TEXTS = textsByLanguage(page, game);

/** Notice on a content that moderators hid; its author finds the reason on their profile, and can appeal there. */
export function HiddenNotice({ isOwn }: { isOwn: boolean }) {
  const texts = TEXTS[useLanguage()];
  return (
    <InlineAlert
      kind="warning"
      {...(isOwn && {
        action: (
          <Link to={paths.profile.to()} className={text.link}>
            {texts.reason}
          </Link>
        ),
      })}
    >
      {isOwn ? texts.own : texts.others}
    </InlineAlert>
  );
}
