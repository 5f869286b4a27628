import type { ContentKind } from '@palmares/core/content-kind';
import { CONTENT } from '@palmares/core/content-limits';
import { isDeletedAuthor } from '@palmares/core/contract/pages';
import type { Album } from '@palmares/core/contract/types';
import { DIALOG_TEXTS } from '@palmares/texts/page/album-dialog';
import { DELETED_ACCOUNT } from '@palmares/texts/page/api-replies';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { countAlbumView } from '../../api/album.ts';
import { getAlbumRefusal } from '../../api/album-refusal.ts';
import { useSession } from '../../api/session.ts';
import { getCreationRefusalText } from '../../lib/creation-refusal.ts';
import { paths } from '../../lib/paths.ts';
import { albumQuery } from '../../queries/album.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { RoomSectionSpace } from '../../ui/room-section.tsx';
import { RoomSlot } from '../../ui/room-slot.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './album-dialog.module.css';
import { chooseContentName, defaultName } from './content-name.ts';
import { RefusedAlbum } from './refused-album.tsx';
import { KindTiles } from './start-tiles.tsx';
import { TypeChoice } from './type-choice.tsx';
import { VisitorNote } from './visitor-note.tsx';

/** Mounted as long as its page is; opens when `albumId` is set. */
export function AlbumDialog({ albumId, onClose }: { albumId: number | null; onClose: () => void }) {
  const [shown, setShown] = useState(albumId);
  // The closing animation still shows the last album.
  if (albumId !== null && albumId !== shown) setShown(albumId);
  if (shown === null) return null;
  return <OneAlbum key={shown} id={shown} open={albumId !== null} onClose={onClose} />;
}

function OneAlbum({ id, open, onClose }: { id: number; open: boolean; onClose: () => void }) {
  const album = useQuery({ ...albumQuery(id), enabled: open });
  const navigate = useNavigate();
  const [kind, setKind] = useState<ContentKind | null>(null);
  const [typedName, setTypedName] = useState<string | null>(null);
  // The prefilled name follows the type until it is edited.
  const prefilled = kind !== null && album.data ? defaultName(kind, album.data.name) : '';
  const name = typedName ?? prefilled;

  // The view is counted after the album has loaded, so that the displayed number excludes this view.
  const isSeen = open && album.data !== undefined;
  useEffect(() => {
    if (isSeen) void countAlbumView(id);
  }, [isSeen, id]);

  function proceed() {
    if (kind === null || !album.data) return;
    void navigate(
      paths.setup.to({ album: id, kind, name: chooseContentName(kind, album.data.name, typedName) }),
    );
  }

  const refusal = getAlbumRefusal(album.error);
  if (refusal !== null) return <RefusedAlbum open={open} refusal={refusal} onClose={onClose} />;

  return (
    <Dialog
      open={open}
      size="l"
      title={album.data?.name ?? DIALOG_TEXTS.failed}
      isTitleTyped={album.data !== undefined}
      onClose={onClose}
    >
      {album.isError ? (
        <ErrorState
          text={DIALOG_TEXTS.error}
          retrying={album.isFetching}
          onRetry={() => void album.refetch()}
        />
      ) : (
        <Choices
          album={album.data}
          kind={kind}
          onKind={setKind}
          name={name}
          typedName={typedName}
          onName={setTypedName}
          onContinue={proceed}
        />
      )}
    </Dialog>
  );
}

type ChoicesProps = {
  /** Undefined while it loads. */
  album: Album | undefined;
  kind: ContentKind | null;
  onKind: (kind: ContentKind) => void;
  name: string;
  /** The edited name; null until it is edited. */
  typedName: string | null;
  onName: (name: string) => void;
  onContinue: () => void;
};

/** The tiles of the album's page and, in a disclosure, the specified path: type, name, « Continuer » (SU-2 to SU-4). */
function Choices(props: ChoicesProps) {
  const { album, typedName } = props;
  const { user } = useSession();
  const closed = album ? getCreationRefusalText(album, user) : null;
  return (
    <div className={styles.choices}>
      <div className={styles.about}>
        <p className={styles.facts}>
          {album ? getFacts(album) : <Skeleton text className={styles.waiting} />}
        </p>
        <Button
          size="s"
          variant="quiet"
          {...(album ? { to: paths.album.to(album.id) } : { disabled: true })}
          className={styles.page}
        >
          {DIALOG_TEXTS.page}
        </Button>
      </div>
      {closed === null ? (
        <>
          <VisitorNote />
          <p className={styles.question}>{DIALOG_TEXTS.type}</p>
          <KindTiles album={album} typedName={typedName} />
        </>
      ) : (
        <InlineAlert kind="warning">{closed}</InlineAlert>
      )}
      {closed === null && (
        <RoomSlot album={album} images={null} look="section" space={<RoomSectionSpace />} />
      )}
      <Naming {...props} />
    </div>
  );
}

function Naming({ album, kind, onKind, name, onName, onContinue }: ChoicesProps) {
  const cannotContinue = kind === null || album === undefined;
  return (
    <details
      className={styles.naming}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary className={styles.summary}>{DIALOG_TEXTS.nameFirst}</summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!cannotContinue) onContinue();
        }}
      >
        <TypeChoice value={kind} onChange={onKind} />
        <NameField name={name} disabled={kind === null} onChange={onName} />
        <Button type="submit" variant="primary" disabled={cannotContinue}>
          {DIALOG_TEXTS.continue}
        </Button>
      </form>
    </details>
  );
}

type NameProps = { name: string; disabled: boolean; onChange: (name: string) => void };

function NameField({ name, disabled, onChange }: NameProps) {
  return (
    <TextField
      label={DIALOG_TEXTS.name}
      value={name}
      maxLength={CONTENT.nameMax}
      autoComplete="off"
      disabled={disabled}
      placeholder={disabled ? DIALOG_TEXTS.nameLater : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function getFacts({ author, image_count: images, views, uses }: Album): string {
  const name = isDeletedAuthor(author) ? DELETED_ACCOUNT : author.username;
  return DIALOG_TEXTS.facts({ author: name, images, views, uses });
}
