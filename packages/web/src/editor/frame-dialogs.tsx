import { useState } from 'react';
import { useNavigate } from 'react-router';
import { KINDS } from '../kinds/kinds.ts';
import { paths } from '../lib/paths.ts';
import { areSingleKeysOn, setSingleKeysOn } from '../lib/single-key-shortcuts.ts';
import type { DraftHandle } from '../storage/drafts/use-draft.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import { IntroDialog } from '../ui/intro-dialog.tsx';
import { ShortcutsDialog } from '../ui/shortcuts-dialog.tsx';
import { Switch } from '../ui/switch.tsx';
import { AlbumDeletedDialog } from './album-deleted-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import type { EditorKind, EditorParts, FrameDialog, StoreOf } from './editor-kind.ts';
import { FirstIntro } from './first-intro.tsx';
import { FRAME_TEXTS } from './messages.ts';
import type { Save } from './save.ts';

/** The state of an introduction that the server rendered. `read`: this browser has recorded that it was read. */
export type InPlace = 'open' | 'read';

type Props<P extends EditorParts> = {
  dialog: FrameDialog;
  /** Null for dialogs that the server did not render. */
  inPlace: InPlace | null;
  kind: EditorKind<P>;
  source: P['source'];
  store: StoreOf<P>;
  state: P['state'];
  draft: DraftHandle;
  save: Save;
  onClose: () => void;
  onShortcuts: () => void;
  onReload: () => void;
  onLeave: () => void;
};

/** The dialogs shared by all kinds; one is open at a time. */
export function FrameDialogs<P extends EditorParts>(props: Props<P>) {
  const { dialog } = props;
  switch (dialog.kind) {
    case 'info':
      return <IntroOf {...props} />;
    case 'shortcuts':
      return <EditorShortcuts {...props} />;
    case 'reset':
      return <ResetDialog {...props} />;
    case 'leave':
    case 'delete':
      return <EndDialogs {...props} />;
    case 'conflict':
    case 'gone':
      return <TroubleDialogs {...props} />;
    case 'albumGone':
      return <AlbumDeletedDialog {...props} />;
  }
}

function IntroOf<P extends EditorParts>(props: Props<P>) {
  const { kind, store, state, inPlace, onClose, onShortcuts } = props;
  const { Choice, ...texts } = kind.intro;
  const shortcuts = { label: FRAME_TEXTS[KINDS[kind.name].language].shortcuts, onOpen: onShortcuts };
  const intro = {
    ...texts,
    onClose,
    shortcuts,
    children: Choice && <Choice store={store} state={state} />,
  };
  return inPlace === null ? <IntroDialog {...intro} /> : <FirstIntro {...intro} open={inPlace === 'open'} />;
}

/** The shortcuts of an editor, with a switch for the single-character ones (WCAG 2.1.4). */
function EditorShortcuts<P extends EditorParts>({ kind, state, onClose }: Props<P>) {
  const [isOn, setOn] = useState(areSingleKeysOn);
  const texts = FRAME_TEXTS[KINDS[kind.name].language];

  function change(next: boolean): void {
    setOn(next);
    setSingleKeysOn(next);
  }

  return (
    <ShortcutsDialog title={texts.shortcuts} shortcuts={kind.shortcuts(state)} onClose={onClose}>
      <Switch label={texts.singleKeys} description={texts.singleKeysText} checked={isOn} onChange={change} />
    </ShortcutsDialog>
  );
}

function ResetDialog<P extends EditorParts>({ kind, store, state, onClose }: Props<P>) {
  const { run, ...question } = kind.reset(state);
  return (
    <ConfirmDialog
      {...question}
      onClose={onClose}
      onConfirm={() => {
        run(store);
        onClose();
      }}
    />
  );
}

/** Dialogs that discard the work or delete the content. */
function EndDialogs<P extends EditorParts>({ dialog, kind, state, draft, onClose, onLeave }: Props<P>) {
  const navigate = useNavigate();
  const { leave, deletion } = kind;
  if (dialog.kind === 'leave')
    return (
      leave && (
        <ConfirmDialog
          {...leave}
          onClose={onClose}
          onConfirm={() => {
            draft.forget();
            onLeave();
          }}
        />
      )
    );
  return (
    deletion &&
    state.savedAs && (
      <DeleteDialog
        deletion={deletion}
        id={state.savedAs.id}
        name={state.clean.details.name}
        onClose={onClose}
        leave={() => {
          draft.forget();
          return navigate(paths.profile.to());
        }}
      />
    )
  );
}

/** The content was saved or deleted elsewhere: nothing is lost before the person has chosen. */
function TroubleDialogs<P extends EditorParts>({ dialog, kind, draft, save, onClose, onReload }: Props<P>) {
  const { conflict, goneTitle, goneText, keepAnew } = kind.texts;
  return dialog.kind === 'conflict' ? (
    <ConflictDialog
      text={conflict}
      onCopy={() => save.save('copy')}
      onOverwrite={() => save.save('overwrite')}
      onClose={onClose}
      onReload={() => {
        draft.forget();
        onReload();
      }}
    />
  ) : (
    <ConfirmDialog
      title={goneTitle}
      text={goneText}
      confirmLabel={keepAnew}
      cancelLabel={FRAME_TEXTS[KINDS[kind.name].language].later}
      danger={false}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        save.save('anew');
      }}
    />
  );
}
