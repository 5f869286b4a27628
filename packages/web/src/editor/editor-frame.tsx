import { type ReactNode, type RefObject, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { KINDS } from '../kinds/kinds.ts';
import { useGameScreen } from '../lib/game-screen.ts';
import { paths } from '../lib/paths.ts';
import { useHydrating } from '../lib/use-hydrating.ts';
import type { DraftDescription } from '../storage/drafts/draft-description.ts';
import { type DraftHandle, useDraft } from '../storage/drafts/use-draft.ts';
import type { DraftOwnership } from '../storage/drafts/versioned-draft.ts';
import { readFlag } from '../storage/stored-flag.ts';
import { OtherTabNotice } from '../ui/conflicting-drafts.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useContentImages } from './content-images.ts';
import { createDraftOptions } from './draft-options.ts';
import { EditorFinish } from './editor-finish.tsx';
import type { EditorKind, EditorParts, EditorSource, FrameDialog, OpenDialog } from './editor-kind.ts';
import { FrameDialogs, type InPlace } from './frame-dialogs.tsx';
import type { ContentSaved, Save } from './save.ts';
import { SaveFailure } from './save-button.tsx';
import { useFinish } from './use-finish.ts';
import { useOfflineDraft } from './use-offline-draft.ts';
import { usePageKeys } from './use-page-keys.ts';
import { useSaveContent } from './use-save-content.ts';

type Props<P extends EditorParts> = {
  kind: EditorKind<P>;
  source: P['source'];
  place: DraftOwnership;
  /** Describes the draft that another tab has stored; null for invalid data. */
  describeDraft: (stored: unknown) => DraftDescription | null;
  /** `readStart` returns the work at the time of the call. */
  onSaved: (saved: ContentSaved, readStart: () => P['source']['start']) => void;
  /** Discards this work in favour of the other version. */
  onReload: () => void;
};

/** An open editor: its store, draft, save and dialogs, and the screen of its kind. */
export function EditorFrame<P extends EditorParts>(props: Props<P>) {
  const { kind, source, place, onSaved, onReload } = props;
  const { images, getName } = useContentImages(source.images);
  const [store] = useState(() => kind.createStore(source.start, getName));
  const state = useSyncExternalStore<P['state']>(store.subscribe, store.getState, store.getInitialState);
  const { ofFrame, ofKind, open, inPlace, isCovered } = useDialog(kind);
  const plan = useMemo(() => createDraftOptions(kind, place), [kind, place]);
  const draft = useDraft(store, plan);
  const editor = useRef<HTMLElement>(null);
  const finish = useFinish({ kind, justSaved: source.justSaved ?? null, state, editor });
  const save = useSaveContent({
    kind,
    album: source,
    store,
    draft,
    getName,
    open,
    onSaved(saved) {
      // The page that continues the work shows the panel; shown here as well, it would appear and disappear.
      if (kind.carried === null || !saved.isNew) finish.show(saved);
      onSaved(saved, () => kind.toStart(store.getState()));
    },
  });
  useOfflineDraft({ kind, source, state, save });
  useGameScreen();
  usePageKeys(kind, { store, open, save }, isCovered ? null : editor);
  const leave = useLeave(kind, source);
  const usable = useMemo(() => withoutLost(source, save.lost), [source, save.lost]);
  const shared = { store, state, draft, save };
  const finished = <EditorFinish kind={kind} source={usable} store={store} state={state} finish={finish} />;
  return (
    <Main kind={kind} editor={editor}>
      <kind.Screen
        source={usable}
        images={images}
        {...shared}
        dialog={ofKind}
        isCovered={isCovered}
        open={open}
        leave={leave}
        notices={<Notices {...props} draft={draft} save={save} />}
        finish={kind.finish.inScreen ? finished : null}
      />
      {!kind.finish.inScreen && finished}
      <Said text={state.said} />
      {ofFrame !== null && (
        <FrameDialogs
          dialog={ofFrame}
          inPlace={inPlace}
          kind={kind}
          source={usable}
          {...shared}
          onClose={() => open(null)}
          onShortcuts={() => open({ kind: 'shortcuts' })}
          onReload={onReload}
          onLeave={leave}
        />
      )}
    </Main>
  );
}

type MainProps<P extends EditorParts> = {
  kind: EditorKind<P>;
  editor: RefObject<HTMLElement | null>;
  children: ReactNode;
};

function Main<P extends EditorParts>({ kind, editor, children }: MainProps<P>) {
  const isFirst = useHydrating();
  return (
    <main
      ref={editor}
      className={kind.className}
      lang={KINDS[kind.name].language}
      // Until the app has taken over what the server rendered.
      data-first={isFirst || undefined}
    >
      {children}
    </main>
  );
}

/** Announces the last action to screen readers. */
function Said({ text }: { text: string }) {
  return (
    <output>
      <VisuallyHidden>{text}</VisuallyHidden>
    </output>
  );
}

type NoticesProps<P extends EditorParts> = Pick<Props<P>, 'kind' | 'describeDraft' | 'onReload'> & {
  draft: DraftHandle;
  save: Save;
};

function Notices<P extends EditorParts>({ kind, draft, save, describeDraft, onReload }: NoticesProps<P>) {
  return (
    <>
      {kind.save.isToldByScreen !== true && <SaveFailure save={save} className={kind.noticeClass} />}
      <OtherTabNotice
        draft={draft}
        describeDraft={describeDraft}
        onReload={onReload}
        className={kind.noticeClass}
      />
    </>
  );
}

/** The album no longer has these images: they cannot be used any more. */
function withoutLost<S extends EditorSource>(source: S, lost: ReadonlySet<number>): S {
  return { ...source, images: source.images.filter(({ id }) => !lost.has(id)) };
}

const INFO: FrameDialog = { kind: 'info' };

/** The dialog over the editor, one at a time; the introduction comes first until it was read once. */
function useDialog<P extends EditorParts>({ intro }: EditorKind<P>) {
  const isFirst = useHydrating();
  const [dialog, setDialog] = useState<P['dialog'] | FrameDialog | null>(() =>
    readFlag(intro.flag) ? null : INFO,
  );
  const [isInPlace, setInPlace] = useState(isFirst);
  const [open] = useState(
    (): OpenDialog<P> => (next) => {
      setDialog(next);
      setInPlace(false);
    },
  );
  const inPlace: InPlace | null = isInPlace ? (dialog === null ? 'read' : 'open') : null;
  const shown = isFirst ? INFO : dialog;
  const ofFrame = shown !== null && isOfFrame(shown) ? shown : null;
  const ofKind = shown !== null && !isOfFrame(shown) ? shown : null;
  return { ofFrame, ofKind, open, inPlace, isCovered: shown !== null };
}

/** Leads to the saved content, or to the albums. */
function useLeave<P extends EditorParts>(kind: EditorKind<P>, { start }: P['source']): () => void {
  const navigate = useNavigate();
  const { savedAs } = start;
  return () => void navigate(savedAs === null ? paths.gallery.to() : KINDS[kind.name].paths.view(savedAs.id));
}

const FRAME_DIALOGS: ReadonlySet<string> = new Set<FrameDialog['kind']>([
  'info',
  'shortcuts',
  'reset',
  'leave',
  'delete',
  'conflict',
  'gone',
  'albumGone',
]);

function isOfFrame(dialog: { readonly kind: string }): dialog is FrameDialog {
  return FRAME_DIALOGS.has(dialog.kind);
}
