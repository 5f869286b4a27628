// The interface between one kind of content (tier list, ranking, tournament, or a fourth) and the shared editor frame. The frame does the
// rest: loading, drafts, saving and its conflicts, renewed image addresses, shortcuts, common dialogs.
import type { ContentKind } from '@palmares/core/content-kind';
import type { Album, Image } from '@palmares/core/contract/types';
import type { ComponentType, ReactNode } from 'react';
import type { ContentCalls } from '../api/content-sender.ts';
import type { FailureTexts } from '../api/failure-text.ts';
import type { Details } from '../lib/content-details.ts';
import type { Saved } from '../lib/content-saver.ts';
import type { SourceAlbum } from '../lib/source-album.ts';
import type { DraftDescription } from '../storage/drafts/draft-description.ts';
import type { DraftHandle } from '../storage/drafts/use-draft.ts';
import type { DraftOwnership, RestoredDraft } from '../storage/drafts/versioned-draft.ts';
import type { Shortcut } from '../ui/shortcuts-dialog.tsx';
import type { ContentImages } from './content-images.ts';
import type { ContentDeletion } from './delete-dialog.tsx';
import type { DraftHandoff } from './draft-handoff.ts';
import type { EditorState, EditorStore } from './editor-store.ts';
import type { KindFinish } from './finish-info.ts';
import type { Intro, KindTexts, Question } from './kind-texts.ts';
import type { EditorRefusal } from './refusal-page.tsx';
import type { LastSave, Save, SaveRefusal } from './save.ts';

/** The types of one kind, declared together so that `EditorKind<MyParts>` is checked as a whole. */
export type EditorParts = {
  /** The content as the server sends it. */
  readonly wire: Saved & { readonly frozen: boolean; readonly can: { readonly update: boolean } };
  readonly source: EditorSource;
  readonly state: EditorState;
  /** The methods of its store besides those of every store. */
  readonly actions: object;
  /** The state's savable part. */
  readonly clean: { readonly details: Details };
  /** The body of a save request. */
  readonly body: { private: boolean };
  /** A draft that was read back. */
  readonly found: RestoredDraft<{ readonly albumId: number }>;
  /** The dialogs of its screen besides the common ones. */
  readonly dialog: { readonly kind: string };
};

/** The content or album that an editor is opened with. */
export type EditorSource = SourceAlbum & {
  readonly images: readonly Image[];
  /** Ids of the images selected when the editor was opened. */
  readonly selection: readonly number[];
  /** Initial state of the store; `savedAs` is null while the content was never saved. */
  readonly start: { readonly savedAs: Saved | null };
  /** The save that led to this page. */
  readonly justSaved?: LastSave;
  /** True when moderators hid the content. */
  readonly isHidden?: boolean;
};

export type StoreOf<P extends EditorParts> = EditorStore<P['state'], P['clean']> & P['actions'];

/** The dialogs shared by all kinds. */
export type FrameDialog = {
  readonly kind: 'info' | 'shortcuts' | 'reset' | 'leave' | 'delete' | 'conflict' | 'gone' | 'albumGone';
};

export type OpenDialog<P extends EditorParts> = (dialog: P['dialog'] | FrameDialog | null) => void;

/** Input of a new content: an album and the images selected by the address (null: all). */
export type Opened = {
  readonly album: Album;
  readonly images: readonly number[] | null;
  readonly name: string;
  readonly main: number | null;
  /** Starts at once, without a setup screen. */
  readonly express?: boolean;
};

export type EditorKind<P extends EditorParts> = {
  readonly name: ContentKind;
  /** Class of its `<main>`. */
  readonly className?: string | undefined;
  /** Class of the notices between its header and the rest. */
  readonly noticeClass?: string | undefined;
  readonly texts: KindTexts;

  readonly calls: Omit<ContentCalls<P['body']>, 'get'> & {
    /** Resolves to null when the server answers with nothing. */
    readonly get: (id: number, signal?: AbortSignal) => Promise<P['wire'] | null>;
  };
  readonly sourceFromAlbum: (opened: Opened) => P['source'];
  readonly sourceOfSaved: (wire: P['wire']) => P['source'];
  /** All images that a saved content holds, shown or not, even if its album was deleted. */
  readonly imagesOf: (wire: P['wire']) => readonly Image[];
  /** A saved content may add other images of its album. */
  readonly takesMoreImages?: true;
  readonly whyNotNew: (problem: Error | 'frozen' | 'private' | 'empty') => EditorRefusal;
  readonly findEditRefusal: (problem: Error | 'missing' | 'frozen' | 'others', id: number) => EditorRefusal;

  readonly createStore: (start: P['source']['start'], getName: (image: number) => string) => StoreOf<P>;
  /** Converts the state to the start of another store. */
  readonly toStart: (state: P['state']) => P['source']['start'];
  /** True when leaving now would lose changes that are not saved on the server. */
  readonly isDirty: (state: P['state']) => boolean;

  readonly draft: {
    readonly delayMs: number;
    /** True when the kind's own data has changed; the frame itself compares details and saved state. */
    readonly hasChanged: (state: P['state'], before: P['state']) => boolean;
    /** Writes such changes at once: only typed text is delayed. */
    readonly isUrgent?: true;
    /** Returns null when there is nothing to store. */
    readonly toStored: (state: P['state'], place: DraftOwnership, now: number) => object | null;
    /** Returns null for invalid data. `known`: ids of the available images; others are dropped. */
    readonly parse: (stored: unknown, albumId: number, known: ReadonlySet<number>) => P['found'] | null;
    readonly imagesOf: (found: P['found']) => readonly number[];
    readonly describe: (found: P['found']) => DraftDescription;
    /** Explains why the person is asked: the draft has another selection or an older version. */
    readonly question: (found: P['found'], isEdit: boolean) => string;
    /** Returns the editor's start as the draft left it. `isWanted`: the person asked to continue the draft. */
    readonly resume: (
      found: P['found'],
      start: P['source']['start'],
      isWanted: boolean,
    ) => P['source']['start'];
    /** True when the editor announces that work was resumed. Left out: always. */
    readonly saysResumed?: (start: P['source']['start']) => boolean;
  };

  readonly save: {
    /** Returns what would be saved now. */
    readonly present: (state: P['state']) => P['clean'];
    readonly toBody: (clean: P['clean'], isNew: boolean) => P['body'];
    /** Returns why the state cannot be saved; null when it can. */
    readonly check: (state: P['state'], isSignedIn: boolean) => SaveRefusal | null;
    readonly texts: { readonly created: string; readonly updated: string; readonly failure: FailureTexts };
    /** Additional message about images that the album lost, computed before they are dropped. */
    readonly afterLoss?: (state: P['state'], lost: ReadonlySet<number>) => string | null;
    /** The screen shows refusals and failures near its button. Left out: toasts and the notice above the editor show them. */
    readonly isToldByScreen?: true;
  };
  readonly finish: KindFinish<P['state'], P['source']>;
  /** Hands the work over to the page of the saved content. Null: a saved version shows its result. */
  readonly carried: DraftHandoff<P['source']> | null;

  readonly intro: Intro & {
    /** Settings to choose before starting. */
    readonly Choice?: ComponentType<{ store: StoreOf<P>; state: P['state'] }>;
  };
  readonly shortcuts: (state: P['state']) => readonly Shortcut[];
  /** Returns the action of a key, null for none. The frame handles `?`, undo and redo, unless this overrides them. */
  readonly getKeyAction?: (event: KeyboardEvent, editor: KeyTargets<P>) => (() => void) | null;
  readonly reset: (state: P['state']) => Question & { danger: boolean; run: (store: StoreOf<P>) => void };
  readonly leave?: Question;
  readonly deletion?: ContentDeletion;

  readonly Screen: ComponentType<ScreenProps<P>>;
  /** Placeholder while the content loads. */
  readonly Skeleton: ComponentType;
};

export type KeyTargets<P extends EditorParts> = {
  readonly store: StoreOf<P>;
  readonly open: OpenDialog<P>;
  readonly save: Save;
};

/** The props that the frame gives to the screen of a kind. `store` and `open` keep their identity. */
export type ScreenProps<P extends EditorParts> = {
  /** The images with valid addresses, without those that a save found missing in the album. */
  readonly source: P['source'];
  readonly images: ContentImages;
  readonly store: StoreOf<P>;
  readonly state: P['state'];
  readonly draft: DraftHandle;
  readonly save: Save;
  /** The open dialog of the kind itself. */
  readonly dialog: P['dialog'] | null;
  /** True while any dialog is open. */
  readonly isCovered: boolean;
  readonly open: OpenDialog<P>;
  /** Leads to the saved content, or to the albums. */
  readonly leave: () => void;
  /** Notices below the header: a failed save, or another tab that edits the same content. */
  readonly notices: ReactNode;
  /** The panel after a save, for a kind with `finish.inScreen`. */
  readonly finish: ReactNode;
};
