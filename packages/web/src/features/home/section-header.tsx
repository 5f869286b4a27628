import { HOME_TEXTS } from '@palmares/texts/page/home';
import { Link } from '../../ui/link.tsx';
import styles from './section-header.module.css';

type Props = { id: string; title: string; to: string; linkLabel: string };

export function SectionHeader({ id, title, to, linkLabel }: Props) {
  return (
    <div className={styles.header}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Link to={to} className={styles.link} aria-label={HOME_TEXTS.of(linkLabel, title)}>
        {linkLabel}
      </Link>
    </div>
  );
}
