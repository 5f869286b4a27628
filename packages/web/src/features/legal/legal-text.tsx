import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../queries/site.ts';
import { PageHeader } from '../../ui/page.tsx';
import styles from './legal-text.module.css';
import { LEGAL_TEXTS, type LegalSection } from './messages.ts';

export function LegalText({ title, sections }: { title: string; sections: readonly LegalSection[] }) {
  const email = useQuery(siteQuery()).data?.contactEmail;
  return (
    <>
      <PageHeader title={title} />
      <div className={styles['text']}>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            <p>{section.text}</p>
          </section>
        ))}
        <section>
          <h2>{LEGAL_TEXTS.contact}</h2>
          <p>
            {LEGAL_TEXTS.contactBefore}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </p>
        </section>
      </div>
    </>
  );
}
