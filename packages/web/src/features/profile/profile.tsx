import { CONTENT_KINDS } from '@palmares/core/content-kind';
import type { MeReply, SessionUser } from '@palmares/core/contract/types';
import { INVITATION_TEXTS, PROFILE_TEXTS } from '@palmares/texts/page/profile';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useReducer } from 'react';
import type { To } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { meQuery, type OwnKind } from '../../queries/profile.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Logo } from '../../ui/logo.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AccountSection } from './account-section.tsx';
import { OwnAlbums } from './own-albums.tsx';
import { OwnContents } from './own-contents.tsx';
import { OwnDecisions } from './own-decisions.tsx';
import { OwnDrafts } from './own-drafts.tsx';
import { OwnSection } from './own-section.tsx';
import styles from './profile.module.css';
import { ProfileHeader } from './profile-header.tsx';

const KINDS: readonly OwnKind[] = ['album', ...CONTENT_KINDS];

type Section = ComponentType<{ look: CSSModuleClasses }>;
const Nothing: Section = () => null;

/** Few people have tokens, so the code loads after the rest. If it cannot load, the profile works without it. */
const OwnTokens = lazy(async (): Promise<{ default: Section }> => {
  const section: Promise<Section> = import('./own-tokens.tsx').then((module) => module.OwnTokens);
  return { default: await section.catch(() => Nothing) };
});

type Props = {
  user: SessionUser;
  sortLink: (albumId: number) => To;
  onHint: () => void;
  onSignOut: () => void;
  onDeleted: () => Promise<unknown>;
};

/** The user's own data and contents (AC-94, AC-112). GET /me returns the first page of each section. */
export function Profile({ user, sortLink, onHint, onSignOut, onDeleted }: Props) {
  const me = useQuery(meQuery());
  // Deleting a content deletes its drafts, so the list must be read again.
  const [deletions, countDeletion] = useReducer((count: number) => count + 1, 0);
  return (
    <>
      <ProfileHeader user={user} createdAt={me.data?.data.createdAt} onSignOut={onSignOut} onHint={onHint} />
      {/* The only live region of the page: nine would be announced at once. */}
      <VisuallyHidden>
        <output>{me.isPending && PROFILE_TEXTS.loading}</output>
      </VisuallyHidden>
      <OwnDecisions />
      <OwnDrafts key={deletions} userId={user.id} />
      {me.data !== undefined && (
        <Sections
          me={me.data}
          at={me.dataUpdatedAt}
          sortLink={sortLink}
          onHint={onHint}
          onDelete={countDeletion}
        />
      )}
      {me.data === undefined &&
        (me.isError ? (
          <div className={styles.section}>
            <ErrorState
              text={PROFILE_TEXTS.error}
              onRetry={() => void me.refetch()}
              retrying={me.isFetching}
            />
          </div>
        ) : (
          KINDS.map((kind) => (
            <OwnSection
              key={kind}
              kind={kind}
              createLink={paths.gallery.to()}
              list={null}
              renderCard={() => null}
            />
          ))
        ))}
      <AccountSection user={user} onDeleted={onDeleted} />
      <Suspense fallback={null}>
        <OwnTokens look={styles} />
      </Suspense>
    </>
  );
}

/** A user without any content gets one prominent link; the sections below stay brief. */
function Invitation() {
  return (
    <div className={styles.section}>
      <EmptyState
        icon={<Logo size="l" />}
        title={INVITATION_TEXTS.title}
        text={INVITATION_TEXTS.text}
        action={
          <Button to={paths.gallery.to()} variant="primary" size="l">
            {INVITATION_TEXTS.choose}
          </Button>
        }
      />
    </div>
  );
}

type SectionsProps = {
  me: Pick<MeReply, 'data' | 'meta'>;
  at: number;
  onDelete: () => void;
} & Pick<Props, 'sortLink' | 'onHint'>;

function Sections({ me: { data, meta }, at, sortLink, onHint, onDelete }: SectionsProps) {
  const isEmpty = [data.albums, ...CONTENT_KINDS.map((kind) => data[`${kind}s`])].every(
    ({ length }) => length === 0,
  );
  return (
    <>
      {isEmpty && <Invitation />}
      <OwnAlbums
        first={{ data: data.albums, meta: meta.albums }}
        at={at}
        sortLink={sortLink}
        onHint={onHint}
      />
      {CONTENT_KINDS.map((kind) => (
        <OwnContents
          key={kind}
          kind={kind}
          first={{ data: data[`${kind}s`], meta: meta[`${kind}s`] }}
          at={at}
          onHint={onHint}
          onDelete={onDelete}
        />
      ))}
    </>
  );
}
