import type { Board } from '@palmares/core/tierlist/board';
import { getPresent } from '@palmares/core/tierlist/history';
import { lazy, Suspense } from 'react';
import type { Save } from '../../editor/save.ts';
import { getNameIssue } from '../../editor/use-save-content.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { publicAddress } from '../../lib/share-address.ts';
import { AddImagesDialog } from './add-images-dialog.tsx';
import { type BoardDialog, useEditor } from './editor-context.ts';
import type { PreferencesProps } from './editor-preferences.ts';
import { type BoardSource, missingImages } from './editor-source.ts';
import type { EditorState } from './editor-store.ts';
import { ImageDialog } from './image-dialog.tsx';
import { PresetsDialog } from './presets-dialog.tsx';
import { SettingsDrawer } from './settings-drawer.tsx';
import { TierDialog } from './tier-dialog.tsx';
import { TiersDialog } from './tiers-dialog.tsx';
import { toPicture } from './to-picture.ts';

const PictureDialog = lazy(() =>
  import('../../ui/picture-dialog.tsx').then((module) => ({ default: module.PictureDialog })),
);

type Props = PreferencesProps & { dialog: BoardDialog; source: BoardSource; state: EditorState; save: Save };

/** Renders the dialogs that only the tier list editor has, one at a time. */
export function BoardDialogs(props: Props) {
  const { dialog, source, state, save, preferences, onPreferences } = props;
  const { open } = useEditor();
  const close = () => open(null);
  const board = getPresent(state.history);
  switch (dialog.kind) {
    case 'tier': {
      const index = board.tiers.findIndex(({ id }) => id === dialog.tier);
      const tier = board.tiers[index];
      if (tier === undefined) return null;
      const last = index === board.tiers.length - 1;
      return <TierDialog key={tier.id} tier={tier} first={index === 0} last={last} onClose={close} />;
    }
    case 'image':
      return <ImageDialog image={dialog.image} board={board} source={source} onClose={close} />;
    case 'presets':
      return <PresetsDialog onClose={close} />;
    case 'tiers':
      return <TiersDialog tiers={board.tiers} onClose={close} />;
    case 'settings':
      return (
        <SettingsDrawer
          source={source}
          state={state}
          board={board}
          nameIssue={getNameIssue(save)}
          preferences={preferences}
          onPreferences={onPreferences}
          onClose={close}
        />
      );
    case 'addImages':
      return <AddImagesDialog missing={missingImages(source, board)} onClose={close} />;
    case 'picture':
      return <BoardPicture {...props} board={board} onClose={close} />;
  }
}

function BoardPicture({
  source,
  state,
  preferences,
  board,
  onClose,
}: Props & { board: Board; onClose: () => void }) {
  const { savedAs, clean } = state;
  const isSeen = savedAs !== null && !clean.details.private;
  return (
    <Suspense>
      <PictureDialog
        content={toPicture(state.details.name, board, source)}
        images={source.images}
        address={publicAddress(isSeen ? KINDS.tierlist.paths.view(savedAs.id) : null)}
        names={preferences.names}
        onClose={onClose}
      />
    </Suspense>
  );
}
