// What one kind of content (tier list, ranking, tournament, or a fourth) gives to the frame that all editors share. The frame
// does the rest: the way in, drafts, the save and what stands in its way, renewed addresses, shortcuts, the dialogs of all kinds.
import type { ContentKind } from '@palmares/core/content-kind';
import type { Album, Image } from '@palmares/core/contract/types';
import type { ComponentType, ReactNode } from 'react';
import type { ContentCalls } from '../api/content-sender.ts';
import type { FailureTexts } from '../api/failure-text.ts';
import type { Details } from '../lib/content-details.ts';
import type { Saved } from '../lib/content-saver.ts';
import type { DraftDescription } from '../lib/drafts/draft-description.ts';
import type { DraftHandle } from '../lib/drafts/use-draft.ts';
import type { DraftOwnership, RestoredDraft } from '../lib/drafts/versioned-draft.ts';
import type { SourceAlbum } from '../lib/source-album.ts';
import type { Shortcut } from '../ui/shortcuts-dialog.tsx';
import type { CarryOver } from './carry-over.ts';
import type { ContentImages } from './content-images.ts';
import type { ContentDeletion } from './delete-dialog.tsx';
import type { EditorState, EditorStore } from './editor-store.ts';
import type { KindFinish } from './finished.ts';
import type { Intro, KindTexts, Question } from './kind-texts.ts';
import type { EditorRefusal } from './refusal-page.tsx';
import type { LastSave } from './use-finish.ts';
import type { Save, SaveRefusal } from './use-save-content.ts';

/** The types of one kind, each said once: `EditorKind<MyParts>` is then checked as a whole. */
export type EditorParts = {
  /** As the server sends it. */
  readonly wire: Saved & { readonly frozen: boolean; readonly can: { readonly update: boolean } };
  readonly source: EditorSource;
  readonly state: EditorState;
  /** What its store can do beside what every store can. */
  readonly actions: object;
  /** What a save takes of the state. */
  readonly clean: { readonly details: Details };
  /** What a save sends. */
  readonly body: { private: boolean };
  /** A draft that was read back. */
  readonly found: RestoredDraft<{ readonly albumId: number }>;
  /** What its screen opens beside the dialogs of all kinds. */
  readonly dialog: { readonly kind: string };
};

/** What an editor is opened on. */
export type EditorSource = SourceAlbum & {
  readonly images: readonly Image[];
  /** Those it was opened with. */
  readonly selection: readonly number[];
  /** What its store begins with; `savedAs` is null while it was never saved. */
  readonly start: { readonly savedAs: Saved | null };
  /** The save that led to this page. */
  readonly justSaved?: LastSave;
  /** By the moderation. */
  readonly isHidden?: boolean;
};

export type StoreOf<P extends EditorParts> = EditorStore<P['state'], P['clean']> & P['actions'];

/** The dialogs of all kinds. */
export type FrameDialog = {
  readonly kind: 'info' | 'shortcuts' | 'reset' | 'leave' | 'delete' | 'conflict' | 'gone' | 'albumGone';
};

export type OpenDialog<P extends EditorParts> = (dialog: P['dialog'] | FrameDialog | null) => void;

/** What a new content is opened on: the wanted images of an album (null: all), as the address says. */
export type Opened = {
  readonly album: Album;
  readonly images: readonly number[] | null;
  readonly name: string;
  readonly main: number | null;
  /** Begins at once, without a first screen. */
  readonly express?: boolean;
};

export type EditorKind<P extends EditorParts> = {
  readonly name: ContentKind;
  /** Of its `<main>`. */
  readonly className?: string | undefined;
  /** Of what is said between its header and the rest. */
  readonly noticeClass?: string | undefined;
  readonly texts: KindTexts;

  readonly calls: Omit<ContentCalls<P['body']>, 'get'> & {
    /** Null where the server answers with nothing. */
    readonly get: (id: number, signal?: AbortSignal) => Promise<P['wire'] | null>;
  };
  readonly sourceOfAlbum: (opened: Opened) => P['source'];
  readonly sourceOfSaved: (wire: P['wire']) => P['source'];
  /** All that a saved content keeps, shown or not, whatever became of its album. */
  readonly imagesOf: (wire: P['wire']) => readonly Image[];
  /** A saved one may take in other images of its album. */
  readonly takesMoreImages?: true;
  readonly whyNotNew: (problem: Error | 'frozen' | 'private' | 'empty') => EditorRefusal;
  readonly whyNotEdit: (problem: Error | 'missing' | 'frozen' | 'others', id: number) => EditorRefusal;

  readonly createStore: (start: P['source']['start'], nameOf: (image: number) => string) => StoreOf<P>;
  /** The work as another store may begin with it. */
  readonly toStart: (state: P['state']) => P['source']['start'];
  /** Leaving now would lose something that is not saved on the server. */
  readonly isDirty: (state: P['state']) => boolean;

  readonly draft: {
    readonly delayMs: number;
    /** What it is made of has changed; its details and what is saved, the frame looks at itself. */
    readonly hasChanged: (state: P['state'], before: P['state']) => boolean;
    /** Such a change is written at once: only what is typed waits. */
    readonly isUrgent?: true;
    /** Null when there is nothing to keep. */
    readonly toStored: (state: P['state'], place: DraftOwnership, now: number) => object | null;
    /** Null for junk. `known`: the images that there are; others leave the draft. */
    readonly parse: (stored: unknown, albumId: number, known: ReadonlySet<number>) => P['found'] | null;
    readonly imagesOf: (found: P['found']) => readonly number[];
    readonly describe: (found: P['found']) => DraftDescription;
    /** Why it is asked whether to go on with it: it is of another selection, or of an older version. */
    readonly question: (found: P['found'], isEdit: boolean) => string;
    /** The editor as the draft left it. `isWanted`: the person asked to go on with it. */
    readonly resume: (
      found: P['found'],
      start: P['source']['start'],
      isWanted: boolean,
    ) => P['source']['start'];
    /** Whether it is said that work was resumed. Left out: always. */
    readonly saysResumed?: (start: P['source']['start']) => boolean;
  };

  readonly save: {
    /** What would be saved now. */
    readonly present: (state: P['state']) => P['clean'];
    readonly toBody: (clean: P['clean'], isNew: boolean) => P['body'];
    /** Why it may not be saved as it is; null when it may. */
    readonly check: (state: P['state'], isSignedIn: boolean) => SaveRefusal | null;
    readonly texts: { readonly created: string; readonly updated: string; readonly failure: FailureTexts };
    /** More to say of images that were found to have left, before they leave the work. */
    readonly afterLoss?: (state: P['state'], lost: ReadonlySet<number>) => string | null;
    /** The screen tells refusals and failures where its button is. Left out: by toasts and above the editor. */
    readonly isToldByScreen?: true;
  };
  readonly finish: KindFinish<P['state'], P['source']>;
  /** Hands the work over to the address of what was saved first. Null: a saved version shows its result. */
  readonly carried: CarryOver<P['source']> | null;

  readonly intro: Intro & {
    /** What may be chosen before one begins. */
    readonly Choice?: ComponentType<{ store: StoreOf<P>; state: P['state'] }>;
  };
  readonly shortcuts: (state: P['state']) => readonly Shortcut[];
  /** A key of the page: what it does, null for none. `?`, undo and redo are the frame's, unless given here. */
  readonly keyOf?: (event: KeyboardEvent, editor: KeyTargets<P>) => (() => void) | null;
  readonly reset: (state: P['state']) => Question & { danger: boolean; run: (store: StoreOf<P>) => void };
  readonly leave?: Question;
  readonly deletion?: ContentDeletion;

  readonly Screen: ComponentType<ScreenProps<P>>;
  /** Its shape while it is fetched. */
  readonly Skeleton: ComponentType;
};

export type KeyTargets<P extends EditorParts> = {
  readonly store: StoreOf<P>;
  readonly open: OpenDialog<P>;
  readonly save: Save;
};

/** What the frame gives to the screen of a kind. `store` and `open` are the same from first to last. */
export type ScreenProps<P extends EditorParts> = {
  /** Its images by addresses that work, without those that a save found to have left the album. */
  readonly source: P['source'];
  readonly images: ContentImages;
  readonly store: StoreOf<P>;
  readonly state: P['state'];
  readonly draft: DraftHandle;
  readonly save: Save;
  /** What is open of the kind's own dialogs. */
  readonly dialog: P['dialog'] | null;
  /** Any dialog is open. */
  readonly isCovered: boolean;
  readonly open: OpenDialog<P>;
  /** To what is saved, or to the albums. */
  readonly leave: () => void;
  /** Why a save failed, and that another tab works on the same: below the header. */
  readonly notices: ReactNode;
  /** What was just saved: for a kind that says `finish.inScreen`. */
  readonly finish: ReactNode;
};
