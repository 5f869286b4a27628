import { presentOf } from '@palmares/core/tierlist/history';
import { lazy, Suspense } from 'react';
import type { Draft } from '../../lib/drafts/use-draft.ts';
import type { Save } from '../../queries/use-save-content.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ConflictDialog } from '../../ui/conflict-dialog.tsx';
import { IntroDialog } from '../../ui/intro-dialog.tsx';
import { ShortcutsDialog } from '../../ui/shortcuts-dialog.tsx';
import { AddImagesDialog } from './add-images-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { type OpenDialog, useEditor } from './editor-context.ts';
import { INFO_FLAG, type Preferences } from './editor-preferences.ts';
import { type EditorSource, missingImages } from './editor-source.ts';
import type { EditorState } from './editor-store.ts';
import { ImageDialog } from './image-dialog.tsx';
import { shortcutsFor, TEXTS } from './messages.ts';
import { PresetsDialog } from './presets-dialog.tsx';
import { SettingsDrawer } from './settings-drawer.tsx';
import { TierDialog } from './tier-dialog.tsx';
import { addressOf, toPicture } from './to-picture.ts';

const PictureDialog = lazy(() =>
  import('../../ui/picture-dialog.tsx').then((module) => ({ default: module.PictureDialog })),
);

type Props = {
  dialog: OpenDialog;
  source: EditorSource;
  state: EditorState;
  draft: Draft;
  save: Save;
  preferences: Preferences;
  onPreferences: (patch: Partial<Preferences>) => void;
  onReload: () => void;
  onDeleted: () => void;
  onLeave: (savedId: number | null) => void;
};

/** Whatever is open over the board: one thing at a time. */
export function EditorDialogs(props: Props) {
  const { dialog, source, state, draft, save } = props;
  const { open, act } = useEditor();
  const close = () => open(null);
  const board = presentOf(state.history);
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
    case 'settings':
      return (
        <SettingsDrawer
          source={source}
          state={state}
          board={board}
          nameFault={save.nameFault}
          preferences={props.preferences}
          onPreferences={props.onPreferences}
          onClose={close}
        />
      );
    case 'addImages':
      return <AddImagesDialog missing={missingImages(source, board)} onClose={close} />;
    case 'picture':
      return (
        <Suspense>
          <PictureDialog
            content={toPicture(state.details.name, board, source)}
            images={source.images}
            address={addressOf(state.savedAs)}
            names={props.preferences.names}
            onClose={close}
          />
        </Suspense>
      );
    case 'info':
      return (
        <IntroDialog
          flag={INFO_FLAG}
          title={TEXTS.infoTitle}
          steps={TEXTS.info}
          note={TEXTS.infoDraft}
          closeLabel={TEXTS.infoClose}
          onClose={close}
        />
      );
    case 'shortcuts':
      return (
        <ShortcutsDialog
          title={TEXTS.shortcuts}
          shortcuts={shortcutsFor(board.tiers.length)}
          onClose={close}
        />
      );
    case 'reset':
      return (
        <ConfirmDialog
          title={TEXTS.resetTitle}
          text={TEXTS.resetText}
          confirmLabel={TEXTS.resetConfirm}
          danger={false}
          onClose={close}
          onConfirm={() => {
            act({ type: 'reset' });
            close();
          }}
        />
      );
    case 'leave':
      return (
        <ConfirmDialog
          title={TEXTS.leaveTitle}
          text={TEXTS.leaveText}
          confirmLabel={TEXTS.leaveConfirm}
          cancelLabel={TEXTS.leaveStay}
          onClose={close}
          onConfirm={() => {
            draft.forget();
            props.onLeave(state.savedAs?.id ?? null);
          }}
        />
      );
    case 'delete':
      return state.savedAs === null ? null : (
        <DeleteDialog
          id={state.savedAs.id}
          name={state.clean.details.name}
          onClose={close}
          onDeleted={() => {
            draft.forget();
            props.onDeleted();
          }}
        />
      );
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
            props.onReload();
          }}
        />
      );
  }
}
