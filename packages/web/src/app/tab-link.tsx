import { useLocation } from 'react-router';
import { Link } from '../ui/link.tsx';
import type { TABS } from './tabs.ts';

type Props = { tab: (typeof TABS)[number]; className: string | undefined; onClick?: () => void };

/** A tab of the header or of the phone's menu, marked on its list and on all that stands below it. */
export function TabLink({ tab: { to, label }, className, onClick }: Props) {
  // Addresses are matched without regard to case.
  const pathname = useLocation().pathname.toLowerCase();
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Link to={to} className={className} aria-current={isHere ? 'page' : undefined} onClick={onClick}>
      {label}
    </Link>
  );
}
