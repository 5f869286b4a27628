import { hyphenate } from '@palmares/core/text/hyphenate';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

type Props = { width?: 'wide' | 'form'; children: ReactNode };

/** Number of letters of a title that fit on one line of a phone with text twice as large. */
const LETTERS_OF_LINE = 11;

/** The main element of a page: width and margins. */
export function Page({ width = 'wide', children }: Props) {
  return <main className={classNames(styles.page, styles[width])}>{children}</main>;
}

/** The page's title and the actions that apply to the whole page. */
export function PageHeader({
  title,
  text,
  actions,
}: {
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title}>{hyphenate(title, LETTERS_OF_LINE)}</h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {actions}
    </header>
  );
}
