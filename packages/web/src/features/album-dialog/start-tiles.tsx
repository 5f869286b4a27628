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
import { defaultName } from './content-name.ts';
import { KindPicture } from './kind-picture.tsx';
import { StartLink } from './start-link.tsx';
import styles from './start-tiles.module.css';
import { VisitorNote } from './visitor-note.tsx';

/** The start options on the album's page: each kind with every image, or with a selection; or the reason why there are none. */
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
      <ul className={styles.tiles}>
        {CONTENT_KINDS.map((kind) => (
          <Tile key={kind} kind={kind} album={album} />
        ))}
      </ul>
    </section>
  );
}

function Tile({ kind, album }: { kind: ContentKind; album: Album }) {
  const { label, hint } = TYPE_TEXTS[kind];
  return (
    <li className={styles.tile}>
      <div className={styles.picture}>
        <KindPicture kind={kind} images={album.images} />
      </div>
      <div>
        <h3 className={styles.label}>{label}</h3>
        <p className={styles.hint}>{hint}</p>
      </div>
      <div className={styles.buttons}>
        <StartLink kind={kind} album={album} typedName={null} />
        <Button
          size="s"
          variant="quiet"
          to={paths.setup.to({ album: album.id, kind, name: defaultName(kind, album.name) })}
        >
          {DIALOG_TEXTS.chooseImages}
          <VisuallyHidden>{DIALOG_TEXTS.chosenFor(label)}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
