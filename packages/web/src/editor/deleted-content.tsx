import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDraftOwner } from '../api/use-draft-owner.ts';
import { KINDS } from '../kinds/kinds.ts';
import { CONTINUATION } from '../lib/navigation-message.ts';
import { paths } from '../lib/paths.ts';
import type { DraftOwner } from '../storage/drafts/draft-keys.ts';
import { draftStore } from '../storage/drafts/draft-store.ts';
import { type DraftSummary, listDraftSummaries } from '../storage/drafts/draft-summary.ts';
import { storeNewDraft } from '../storage/drafts/store-new-draft.ts';
import { Button } from '../ui/button.tsx';
import { NoticePage } from '../ui/notice-page.tsx';
import { showToast } from '../ui/toast-store.ts';
import type { EditorKind, EditorParts } from './editor-kind.ts';
import { FRAME_TEXTS } from './messages.ts';
import styles from './refusal-page.module.css';

type Kind = Pick<EditorKind<EditorParts>, 'name' | 'texts'>;

/** The drafts of a saved content in this browser, most recent first. */
const draftsOfContent = (owner: DraftOwner, kind: Kind['name'], id: number): readonly DraftSummary[] =>
  listDraftSummaries(draftStore, owner).filter(
    ({ name }) => name.kind === kind && 'content' in name.subject && name.subject.content === id,
  );

type Props = { kind: Kind; id: number; withoutDraft: ReactNode };

/** Replaces the editor of a content that was deleted elsewhere: its draft in this browser can be continued. */
export function DeletedContent({ kind, id, withoutDraft }: Props) {
  const { owner } = useDraftOwner();
  // Read once: continuing the draft turns it into a draft of a new content.
  const [[latest]] = useState(() => draftsOfContent(owner, kind.name, id));
  return latest === undefined ? (
    withoutDraft
  ) : (
    <KeptDraft kind={kind} owner={owner} id={id} latest={latest} />
  );
}

type KeptProps = { kind: Kind; owner: DraftOwner; id: number; latest: DraftSummary };

function KeptDraft({ kind, owner, id, latest }: KeptProps) {
  const navigate = useNavigate();
  const texts = FRAME_TEXTS[KINDS[kind.name].language].gone;

  /** Continues the draft as a new content of the same album; an existing draft there is kept, and the editor asks. */
  function goOn(): void {
    const { albumId, imageIds: images, title } = latest;
    for (const { name } of draftsOfContent(owner, kind.name, id)) {
      const stored = draftStore.read(name);
      const asNew = { ...(typeof stored === 'object' ? stored : null), base: null };
      if (!storeNewDraft(kind.name, { owner, albumId }, asNew)) {
        showToast({ kind: 'error', text: texts.failed, lang: KINDS[kind.name].language });
        return;
      }
      draftStore.remove(name);
    }
    void navigate(KINDS[kind.name].paths.create({ album: albumId, images, name: title }), {
      replace: true,
      state: CONTINUATION,
    });
  }

  return (
    <main className={styles.notice} lang={KINDS[kind.name].language}>
      <NoticePage
        heading={kind.texts.heading ?? kind.texts.editTitle}
        title={texts.title}
        text={texts.text}
        action={
          <div className={styles.actions}>
            <Button variant="primary" onClick={goOn}>
              {texts.goOn}
            </Button>
            <Button to={paths.profile.to()}>{texts.drafts}</Button>
          </div>
        }
      />
    </main>
  );
}
