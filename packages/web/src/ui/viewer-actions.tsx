// The actions on a content, in the header of its viewer.

import type { ContentKind } from '@palmares/core/content-kind';
import type { Tierlist } from '@palmares/core/contract/types';
import type { ReactNode } from 'react';
import { KIND_WORDS } from '../kinds/kind-words.ts';
import { KINDS } from '../kinds/kinds.ts';
import { paths } from '../lib/paths.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { ConvertSlot } from './convert-slot.tsx';
import { IconEdit, IconPlus } from './icons-actions.tsx';
import { ReportSlot } from './report-slot.tsx';
import session from './session-parts.module.css';
import { type Publish, ShareAction } from './share-action.tsx';
import type { Shareable } from './shareable-content.ts';
import buttons from './viewer-actions.module.css';
import styles from './viewer-header.module.css';

/** The API fields that the three kinds share. */
type Content = Pick<
  Tierlist,
  'id' | 'album' | 'author' | 'description' | 'createdAt' | 'private' | 'can' | 'frozen' | 'hidden'
>;

export type ActionsProps = {
  kind: ContentKind;
  content: Content;
  title: string;
  /** The content to share besides the address; null when there is nothing to draw yet. */
  told: Shareable | null;
  /** For the author, while nobody else can open the content. */
  publish: Publish;
  /** Additional actions of the author. */
  actions?: ReactNode;
};

/** A moderator may see a private album but not build on it (AX-51). */
function canBuildFrom({ album, frozen, can }: Content): boolean {
  return album !== null && !frozen && (album.status === 'public' || can.update);
}

/** The primary action is sharing for the author, and making their own for others. A phone shows the first two, its sheet the others. */
export function ViewerActions(props: ActionsProps) {
  const { kind, content, title, told, publish } = props;
  const words = KIND_WORDS[kind];
  const { album, can, frozen, id } = content;
  const isOwn = can.update;
  // A frozen or hidden content does not exist for other people.
  const share = !isWithheld(content) && (
    <ShareAction
      variant={isOwn ? 'primary' : 'secondary'}
      kind={kind}
      id={id}
      title={title}
      told={told}
      isPrivate={content.private}
      asks={album?.status !== 'public'}
      publish={publish}
    />
  );
  return (
    <div className={classNames(styles.actions, buttons.actions, session.known)}>
      {isOwn ? share : <MakeMine {...props} />}
      {isOwn && (
        <Button icon={<IconEdit size="s" />} to={KINDS[kind].paths.edit(id)}>
          {words.edit}
        </Button>
      )}
      {!isOwn && share}
      <MoreActions {...props} />
      {isOwn && !frozen && content.private && <p className={buttons.onlyYou}>{words.publish.onlyYou}</p>}
    </div>
  );
}

/** The actions that a phone shows in its sheet. */
export function MoreActions(props: ActionsProps) {
  const { kind, content, actions } = props;
  return (
    <>
      {content.can.update && <MakeMine {...props} />}
      {actions}
      {canBuildFrom(content) && <ConvertSlot kind={kind} id={content.id} />}
    </>
  );
}

function MakeMine({ kind, content, title }: ActionsProps) {
  const { album, can } = content;
  if (album === null || !canBuildFrom(content)) return null;
  return (
    <Button
      variant={can.update ? 'secondary' : 'primary'}
      icon={<IconPlus size="s" />}
      to={paths.setup.to({ album: album.id, kind, name: title })}
    >
      {KIND_WORDS[kind].makeMine}
    </Button>
  );
}

/** Authors cannot report their own content. */
export function ViewerReport({
  look,
  kind,
  content,
  title,
}: Pick<ActionsProps, 'kind' | 'content' | 'title'> & { look: 'menu' | 'button' }) {
  if (content.can.update) return null;
  return <ReportSlot look={look} target={{ kind, id: content.id, name: title }} />;
}

const isWithheld = ({ frozen, hidden }: Content) => frozen || hidden;
