import type { ContentKind } from '@palmares/core/content-kind';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { formatDate } from '@palmares/texts/page/formats';
import { CHOICE_TEXTS, COUNT_TEXTS, PROFILE_TEXTS } from '@palmares/texts/page/profile';
import type { ContentSummary } from '../../api/content.ts';
import { KIND_FACTS } from '../../kinds/kind-facts.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconTrash } from '../../ui/icons-actions.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { resumePath } from './content-links.ts';
import styles from './item-actions.module.css';

type Props = { kind: ContentKind; item: ContentSummary; onDelete: () => void; onClose: () => void };

/** The actions on a content (AC-99, AC-100); few remain while its album is in quarantine. */
export function ContentDialog({ kind, item, onDelete, onClose }: Props) {
  const { paths } = KINDS[kind];
  const album = isolateBidi(item.album?.name ?? PROFILE_TEXTS.unknownAlbum);
  const facts = `${COUNT_TEXTS.images(item.image_count)} · ${formatDate(item.createdAt)}`;
  return (
    <Dialog
      title={item.name || PROFILE_TEXTS.unnamed}
      isTitleTyped={item.name !== ''}
      description={`${album} · ${facts}`}
      onClose={onClose}
    >
      {item.frozen && <InlineAlert kind="warning">{CHOICE_TEXTS.frozen}</InlineAlert>}
      <div className={styles.actions}>
        <Button wide size="l" variant="primary" to={paths.view(item.id)}>
          {CHOICE_TEXTS.view}
        </Button>
        {KIND_FACTS[kind].isResumable && !item.frozen && (
          <Button wide size="l" to={resumePath(kind, item.id)}>
            {CHOICE_TEXTS.resume}
          </Button>
        )}
        {!item.frozen && (
          <Button wide size="l" icon={<IconTrash size="s" />} onClick={onDelete}>
            {CHOICE_TEXTS.delete}
          </Button>
        )}
        <Button wide variant="quiet" onClick={onClose}>
          {PROFILE_TEXTS.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
