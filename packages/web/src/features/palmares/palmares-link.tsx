import { paths } from '../../lib/paths.ts';
import { useLanguage } from '../../ui/language.ts';
import { Link } from '../../ui/link.tsx';
import text from '../../ui/text-link.module.css';
import { AGREEMENT_TEXTS } from './agreement-messages.ts';

/** From a content to what everybody thinks of its album. */
export function PalmaresLink({ albumId }: { albumId: number }) {
  return (
    <Link to={paths.album.to(albumId)} className={text.link}>
      {AGREEMENT_TEXTS[useLanguage()].see}
    </Link>
  );
}
