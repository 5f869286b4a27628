import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../lib/paths.ts';
import { siteQuery } from '../queries/site.ts';
import { Mark } from '../ui/mark.tsx';
import styles from './footer.module.css';
import { FOOTER_TEXTS } from './messages.ts';
import { TABS } from './tabs.ts';

export function Footer() {
  const site = useQuery(siteQuery());
  const email = site.data?.contactEmail;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <div className={styles.logo}>
            <Mark />
            <span>Palmarès</span>
          </div>
          <p>{FOOTER_TEXTS.tagline}</p>
        </div>
        <nav aria-label={FOOTER_TEXTS.links}>
          <h2>{FOOTER_TEXTS.links}</h2>
          <ul>
            {TABS.map((tab) => (
              <li key={tab.to}>
                <Link to={tab.to}>{tab.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={FOOTER_TEXTS.legal}>
          <h2>{FOOTER_TEXTS.legal}</h2>
          <ul>
            <li>
              <Link to={paths.terms.to()}>{FOOTER_TEXTS.terms}</Link>
            </li>
            <li>
              <Link to={paths.privacy.to()}>{FOOTER_TEXTS.privacy}</Link>
            </li>
            <li>
              <Link to={paths.legalNotice.to()}>{FOOTER_TEXTS.legalNotice}</Link>
            </li>
          </ul>
        </nav>
        <div className={styles.contact}>
          <h2>{FOOTER_TEXTS.contact}</h2>
          {/* The line keeps its height while the address is on its way. */}
          <p className={styles.mail}>{email && <a href={`mailto:${email}`}>{email}</a>}</p>
        </div>
      </div>
    </footer>
  );
}
