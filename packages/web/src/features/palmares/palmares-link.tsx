import { paths } from '../../lib/paths.ts';
import { useLanguage } from '../../ui/language.ts';
import { Link } from '../../ui/link.tsx';
import { AGREEMENT_TEXTS } from './agreement-messages.ts';
import styles from './palmares-link.module.css';

/** A link from a content to the palmarès of its album. */
export function PalmaresLink({ albumId }: { albumId: number }) {
  return (
    <Link to={paths.album.to(albumId)} className={styles.link}>
      <span>{AGREEMENT_TEXTS[useLanguage()].toPalmares}</span>
    </Link>
  );
}
