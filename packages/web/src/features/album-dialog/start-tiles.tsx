import { CONTENT_KINDS, type ContentKind } from '@palmares/core/content-kind';
import type { Album } from '@palmares/core/contract/types';
import { DIALOG_TEXTS, TYPE_TEXTS } from '@palmares/texts/page/album-dialog';
import { useId } from 'react';
import { useSession } from '../../api/session.ts';
import { getCreationRefusalText } from '../../lib/creation-refusal.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { chooseContentName } from './content-name.ts';
import { KindPicture } from './kind-picture.tsx';
import { StartLink } from './start-link.tsx';
import styles from './start-tiles.module.css';
import { VisitorNote } from './visitor-note.tsx';

/** The start options on the album's page, or the reason why there are none. */
export function StartTiles({ album }: { album: Album }) {
  const { user } = useSession();
  const titleId = useId();
  const closed = getCreationRefusalText(album, user);
  if (closed !== null) return <InlineAlert kind="warning">{closed}</InlineAlert>;
  return (
    <section className={styles.section} aria-labelledby={titleId} data-screen-only>
      <h2 id={titleId} className={styles.title}>
        {DIALOG_TEXTS.type}
      </h2>
      <VisitorNote />
      <KindTiles album={album} typedName={null} />
    </section>
  );
}

type TilesProps = {
  /** Undefined while it loads. */
  album: Album | undefined;
  /** The edited name; null until it is edited. */
  typedName: string | null;
};

/** One tile per kind: start with every image, or choose them first. */
export function KindTiles(props: TilesProps) {
  return (
    <div className={styles.frame}>
      <ul className={styles.tiles}>
        {CONTENT_KINDS.map((kind) => (
          <Tile key={kind} kind={kind} {...props} />
        ))}
      </ul>
    </div>
  );
}

function Tile({ kind, album, typedName }: TilesProps & { kind: ContentKind }) {
  const { label, hint } = TYPE_TEXTS[kind];
  return (
    <li className={styles.tile}>
      <KindPicture kind={kind} images={album?.images ?? []} />
      <div>
        <h3 className={styles.label}>{label}</h3>
        <p className={styles.hint}>{hint}</p>
      </div>
      <div className={styles.buttons}>
        <StartLink kind={kind} album={album} typedName={typedName} />
        <Button size="s" variant="quiet" {...getSetupLink(kind, album, typedName)}>
          {DIALOG_TEXTS.chooseImages}
          <VisuallyHidden>{DIALOG_TEXTS.chosenFor(label)}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

/** The button has its place before the album is there. */
function getSetupLink(kind: ContentKind, album: Album | undefined, typedName: string | null) {
  if (album === undefined) return { disabled: true } as const;
  const name = chooseContentName(kind, album.name, typedName);
  return { to: paths.setup.to({ album: album.id, kind, name }) };
}
