import type { LegalSection } from '@palmares/texts/legal-section';
import { LEGAL_TEXTS } from '@palmares/texts/page/legal';
import { useQuery } from '@tanstack/react-query';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { siteQuery } from '../../queries/site.ts';
import { MailLink } from '../../ui/mail-link.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import styles from './legal-text.module.css';

/** Number of sections from which the page has a table of contents. */
const WORTH_CONTENTS = 6;

export function LegalText({ title, sections }: { title: string; sections: readonly LegalSection[] }) {
  // The footer fetches the contact address: these pages send no request of their own (SH-59).
  const email = useQuery({ ...siteQuery(), enabled: false }).data?.contactEmail;
  useDocumentTitle(title);
  return (
    <Page>
      <PageHeader title={title} text={LEGAL_TEXTS.updated} />
      <div className={styles.body}>
        {sections.length >= WORTH_CONTENTS && (
          <nav className={styles.contents} aria-label={LEGAL_TEXTS.contents}>
            <ol>
              {sections.map((section, index) => (
                <li key={section.title}>
                  <a href={`#section-${index + 1}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.text}>
          {LEGAL_TEXTS.translated && <p>{LEGAL_TEXTS.translated}</p>}
          {sections.map((section, index) => (
            <section key={section.title} id={`section-${index + 1}`}>
              <h2>
                <span className={styles.number}>{index + 1}.</span> {section.title}
              </h2>
              {section.paragraphs.map((paragraph) => (
                <Paragraph key={String(paragraph)} paragraph={paragraph} />
              ))}
              {section.contact && (
                <p>
                  {section.contact}
                  {email && <MailLink address={email} />}
                </p>
              )}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}

function Paragraph({ paragraph }: { paragraph: string | readonly string[] }) {
  if (typeof paragraph === 'string') return <p>{paragraph}</p>;
  return (
    <ul>
      {paragraph.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
