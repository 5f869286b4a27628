import { FINISH_WORDS as game } from '@palmares/texts/game/frame';
import { FINISH_WORDS as page } from '@palmares/texts/page/frame';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../api/session.ts';
import { KIND_WORDS } from '../kinds/kind-words.ts';
import { KINDS } from '../kinds/kinds.ts';
import { findCreationRefusal } from '../lib/creation-refusal.ts';
import { publicAddress } from '../lib/share-address.ts';
import { chooseImages } from '../lib/source-album.ts';
import { albumQuery } from '../queries/album.ts';
import { Button } from '../ui/button.tsx';
import { ConvertSlot } from '../ui/convert-slot.tsx';
import { ExportButton } from '../ui/export-button.tsx';
import { HiddenNotice } from '../ui/hidden-notice.tsx';
import { IconEye } from '../ui/icons-status.tsx';
import { textsByLanguage } from '../ui/language.ts';
import { ShareAction } from '../ui/share-action.tsx';
import type { FinishInfo } from './finish-info.ts';
import styles from './finish-panel.module.css';
import { usePublish } from './use-publish.ts';

// The kind has further texts of the panel after a save (kinds/kind-words.ts). The toast shows the messages that the requirements specify.
export const FINISH_WORDS = textsByLanguage(page, game);

type Props = { finished: FinishInfo; onPublished: () => void };

/** Actions on the content that was just saved: share it, view it, export its picture. */
export function FinishActions({ finished, onPublished }: Props) {
  const { kind, id, title, isPrivate, isHidden, albumIsPrivate, content, images } = finished;
  const words = FINISH_WORDS[KINDS[kind].language];
  const publish = usePublish(kind, id, onPublished);
  const view = KINDS[kind].paths.view(id);
  return (
    <>
      {isHidden && <HiddenNotice isOwn />}
      {isPrivate && <p className={styles.note}>{KIND_WORDS[kind].publish.onlyYou}</p>}
      <div className={styles.actions}>
        {!isHidden && (
          <ShareAction
            variant="primary"
            kind={kind}
            id={id}
            title={title}
            told={content && { content, images }}
            isPrivate={isPrivate}
            asks={albumIsPrivate}
            publish={publish}
          />
        )}
        <Button icon={<IconEye size="s" />} to={view}>
          {words.view}
        </Button>
        {content !== null && (
          <ExportButton
            label={words.export}
            content={content}
            images={images}
            address={publicAddress(isPrivate || isHidden ? null : view)}
          />
        )}
      </div>
    </>
  );
}

/** The conversion options of the saved content; none when the album can no longer be used. */
export function FinishConversion({ finished: { kind, id, albumId, held } }: Pick<Props, 'finished'>) {
  const { user } = useSession();
  const { data: album } = useQuery(albumQuery(albumId));
  if (album === undefined || findCreationRefusal(album, user) !== null) return null;
  if (chooseImages(album, held).length === 0) return null;
  return (
    <p className={styles.conversions}>
      <ConvertSlot kind={kind} id={id} size="s" />
    </p>
  );
}
