import type { ContentKind } from '@palmares/core/content-kind';
import type { Album } from '@palmares/core/contract/types';
import { DIALOG_TEXTS, TYPE_TEXTS } from '@palmares/texts/page/album-dialog';
import { KIND_FACTS } from '../../kinds/kind-facts.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { chooseContentName } from './content-name.ts';
import styles from './start-link.module.css';

/**
 * The address that opens the builder at once with every image of the album (decision 0030); null where the album has too few images.
 * `typedName` is null until the name is edited.
 */
function expressPath(kind: ContentKind, album: Album, typedName: string | null): string | null {
  if (album.images.length < KIND_FACTS[kind].imagesToStart) return null;
  const name = chooseContentName(kind, album.name, typedName);
  return KINDS[kind].paths.create({ album: album.id, images: null, name, express: true });
}

type Props = {
  kind: ContentKind;
  /** Undefined while it loads. */
  album: Album | undefined;
  /** The edited name; null until it is edited. */
  typedName: string | null;
};

/** « Commencer » starts at once with every image of the album; otherwise the reason is shown (decision 0030). */
export function StartLink({ kind, album, typedName }: Props) {
  if (album === undefined)
    return (
      <Button size="s" disabled>
        {DIALOG_TEXTS.start}
      </Button>
    );
  const to = expressPath(kind, album, typedName);
  if (to === null)
    return <p className={styles.tooFew}>{DIALOG_TEXTS.tooFew(KIND_FACTS[kind].imagesToStart)}</p>;
  return (
    <Button size="s" to={to}>
      {DIALOG_TEXTS.start}
      <VisuallyHidden> {TYPE_TEXTS[kind].start(album.images.length)}</VisuallyHidden>
    </Button>
  );
}
