import { paths } from '../lib/paths.ts';
import { InlineAlert } from './inline-alert.tsx';
import { useLanguage } from './language.ts';
import { Link } from './link.tsx';
import text from './text-link.module.css';

const TEXTS = {
  fr: {
    own: 'Masqué par la modération : il n’est visible que d’elle et de vous.',
    others: 'Masqué par la modération : seuls son auteur et la modération le voient.',
    reason: 'Voir la décision',
  },
  en: {
    own: 'Hidden by the moderators: only they and you can see it.',
    others: 'Hidden by the moderators: only its author and they can see it.',
    reason: 'See the decision',
  },
} as const;

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
