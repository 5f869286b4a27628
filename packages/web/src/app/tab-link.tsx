import { HEADER_TEXTS } from '@palmares/texts/page/shell';
import { useLocation } from 'react-router';
import { KINDS } from '../kinds/kinds.ts';
import { paths } from '../lib/paths.ts';
import { Link } from '../ui/link.tsx';

/** The tabs in the order of the header. */
export const TABS = [
  ...Object.values(KINDS).map(({ title, paths: { list } }) => ({ to: list, label: title })),
  { to: paths.gallery.to(), label: HEADER_TEXTS.albums },
];

type Props = { tab: (typeof TABS)[number]; className: string | undefined; onClick?: () => void };

/** A tab of the header or of the phone's menu, marked as current on its list and all pages below it. */
export function TabLink({ tab: { to, label }, className, onClick }: Props) {
  // The router matches addresses case-insensitively.
  const pathname = useLocation().pathname.toLowerCase();
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Link to={to} className={className} aria-current={isHere ? 'page' : undefined} onClick={onClick}>
      {label}
    </Link>
  );
}
