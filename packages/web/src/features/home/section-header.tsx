import { HOME_TEXTS } from '@palmares/texts/page/home';
import { Link } from '../../ui/link.tsx';
import styles from './section-header.module.css';

export type SectionHeaderProps = {
  id: string;
  title: string;
  /** The title is a name that a person typed. */
  isTyped?: boolean;
  to: string;
  linkLabel: string;
};

export function SectionHeader({ id, title, isTyped = false, to, linkLabel }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      <h2 id={id} className={styles.title}>
        {isTyped ? <bdi lang="">{title}</bdi> : title}
      </h2>
      <Link to={to} className={styles.link} aria-label={HOME_TEXTS.of(linkLabel, title)}>
        {linkLabel}
      </Link>
    </div>
  );
}
