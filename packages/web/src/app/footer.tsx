import { FOOTER_TEXTS } from '@palmares/texts/page/notices';
import { LANGUAGE_TEXTS } from '@palmares/texts/page/shell';
import { useQuery } from '@tanstack/react-query';
import { LanguageLinks } from '../features/language/language-links.tsx';
import { paths } from '../lib/paths.ts';
import { siteQuery } from '../queries/site.ts';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import styles from './footer.module.css';
import { TABS } from './tab-link.tsx';

const LEGAL_PAGES = [
  { to: paths.terms.to(), label: FOOTER_TEXTS.terms },
  { to: paths.privacy.to(), label: FOOTER_TEXTS.privacy },
  { to: paths.legalNotice.to(), label: FOOTER_TEXTS.legalNotice },
];

export function Footer() {
  const site = useQuery(siteQuery());
  const email = site.data?.contactEmail;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <div className={styles.logo}>
            <Logo />
            <span>Palmarès</span>
          </div>
          <p>{FOOTER_TEXTS.tagline}</p>
        </div>
        <Links title={FOOTER_TEXTS.links} links={TABS} />
        <Links title={FOOTER_TEXTS.legal} links={LEGAL_PAGES} />
        <nav aria-label={LANGUAGE_TEXTS.menu}>
          <h2>{LANGUAGE_TEXTS.menu}</h2>
          <LanguageLinks />
        </nav>
        <div className={styles.contact}>
          <h2>{FOOTER_TEXTS.contact}</h2>
          {/* The line keeps its height while the address loads. */}
          <p className={styles.mail}>{email && <MailLink address={email} />}</p>
        </div>
      </div>
    </footer>
  );
}

type LinksProps = { title: string; links: readonly { to: string; label: string }[] };

function Links({ title, links }: LinksProps) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
