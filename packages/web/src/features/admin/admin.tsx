import { PANEL_TEXTS } from '@palmares/texts/page/admin';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page.tsx';
import styles from './admin.module.css';
import { ADMIN_TABS, type AdminTab, kindOfTab } from './admin-state.ts';
import { AlbumsTab } from './albums-tab.tsx';
import { AuditTab } from './audit-tab.tsx';
import { CategoriesTab } from './categories-tab.tsx';
import { ContentsTab } from './contents-tab.tsx';
import { TAB_LABELS } from './tab-texts.ts';
import { useAdminState } from './use-admin-state.ts';
import { UsersTab } from './users-tab.tsx';

/** `flags` renders the tab of flagged images, which is a separate feature (moderators have it too). */
export function Admin({ flags }: { flags: ReactNode }) {
  const { tab } = useAdminState().state;
  return (
    <>
      <PageHeader title={PANEL_TEXTS.title} />
      <Tabs current={tab} />
      <section aria-label={TAB_LABELS[tab]}>{tab === 'flags' ? flags : <Tab key={tab} tab={tab} />}</section>
    </>
  );
}

/** The tabs are links: each has an address for back, reload and sharing. */
function Tabs({ current }: { current: AdminTab }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the bar scrolls, so the current tab must be scrolled into view.
    const link = bar.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    if (bar.current && link) bar.current.scrollLeft = link.offsetLeft - bar.current.offsetWidth / 3;
  }, [current]);
  return (
    <nav ref={bar} className={styles.tabs} aria-label={PANEL_TEXTS.tabs}>
      {ADMIN_TABS.map((tab) => (
        <Link
          key={tab}
          to={`?tab=${tab}`}
          data-tab={tab}
          className={styles.tab}
          aria-current={tab === current ? 'page' : undefined}
          preventScrollReset
        >
          {TAB_LABELS[tab]}
        </Link>
      ))}
    </nav>
  );
}

function Tab({ tab }: { tab: Exclude<AdminTab, 'flags'> }) {
  switch (tab) {
    case 'users':
      return <UsersTab />;
    case 'categories':
      return <CategoriesTab />;
    case 'albums':
      return <AlbumsTab />;
    case 'audit':
      return <AuditTab />;
    default: {
      const kind = kindOfTab(tab);
      return kind && <ContentsTab kind={kind} />;
    }
  }
}
