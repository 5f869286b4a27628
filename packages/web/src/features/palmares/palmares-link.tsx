import { paths } from '../../lib/paths.ts';
import { useLanguage } from '../../ui/language.ts';
import { Link } from '../../ui/link.tsx';
import styles from './palmares-link.module.css';

export const PALMARES_LINK_TEXTS = {
  fr: 'Voir le palmarès de l’album',
  en: 'See the album’s community ranking',
} as const;

/** A link from a content to the palmarès of its album. */
export function PalmaresLink({ albumId }: { albumId: number }) {
  return (
    <Link to={paths.album.to(albumId)} className={styles.link}>
      {PALMARES_LINK_TEXTS[useLanguage()]}
    </Link>
  );
}
