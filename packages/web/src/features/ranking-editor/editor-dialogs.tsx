import { RANKING } from '@palmares/core/limits';
import { RANKING_INTRO, RANKING_TEXTS } from '@palmares/core/ranking/messages';
import type { Ranking } from '@palmares/core/ranking/ranking';
import type { Draft } from '../../lib/drafts/use-draft.ts';
import type { Save } from '../../queries/use-save-content.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ConflictDialog } from '../../ui/conflict-dialog.tsx';
import { ImageDetailDialog } from '../../ui/image-detail-dialog.tsx';
import { IntroDialog } from '../../ui/intro-dialog.tsx';
import { ShortcutsDialog } from '../../ui/shortcuts-dialog.tsx';
import { type OpenDialog, useEditor } from './editor-context.ts';
import { SHORTCUTS, TEXTS } from './messages.ts';

type Props = {
  dialog: OpenDialog;
  ranking: Ranking;
  draft: Draft;
  save: Save;
  onReload: () => void;
};

/** Whatever is open over the ranking: one thing at a time. */
export function EditorDialogs({ dialog, ranking, draft, save, onReload }: Props) {
  const { store, images, open } = useEditor();
  const close = () => open(null);
  switch (dialog.kind) {
    case 'image': {
      const rank = ranking.ranked.indexOf(dialog.image) + 1;
      const viewed = ranking.images.find(({ id }) => id === dialog.image)?.viewed ?? 0;
      return (
        <ImageDetailDialog
          images={dialog.images.flatMap((id) => images.get(id) ?? [])}
          current={dialog.image}
          note={rank > 0 ? TEXTS.rank(rank) : TEXTS.views(viewed)}
          onShow={(image) => open({ ...dialog, image })}
          onClose={close}
        />
      );
    }
    case 'info':
      return (
        <IntroDialog
          flag={RANKING.infoFlag.key}
          title={RANKING_INTRO.title}
          steps={RANKING_INTRO.steps}
          closeLabel={RANKING_INTRO.close}
          onClose={close}
        />
      );
    case 'shortcuts':
      return <ShortcutsDialog title={TEXTS.shortcuts} shortcuts={SHORTCUTS} onClose={close} />;
    case 'reset':
    case 'restart': {
      const isReset = dialog.kind === 'reset';
      return (
        <ConfirmDialog
          title={isReset ? RANKING_TEXTS.reset : RANKING_TEXTS.restart}
          text={RANKING_TEXTS.resetQuestion}
          confirmLabel={isReset ? TEXTS.resetConfirm : RANKING_TEXTS.restart}
          onClose={close}
          onConfirm={() => {
            if (isReset) store.perform({ type: 'reset' });
            else store.restart();
            close();
          }}
        />
      );
    }
    case 'gone':
      return (
        <ConfirmDialog
          title={TEXTS.goneTitle}
          text={TEXTS.goneText}
          confirmLabel={TEXTS.keepAnew}
          cancelLabel={TEXTS.later}
          danger={false}
          onClose={close}
          onConfirm={() => {
            close();
            void save.save('anew');
          }}
        />
      );
    case 'conflict':
      return (
        <ConflictDialog
          text={TEXTS.conflictText}
          onCopy={() => void save.save('copy')}
          onOverwrite={() => void save.save('overwrite')}
          onClose={close}
          onReload={() => {
            draft.forget();
            onReload();
          }}
        />
      );
  }
}
