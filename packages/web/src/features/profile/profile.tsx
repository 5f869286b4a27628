import { CONTENT_KINDS } from '@palmares/core/content-kind';
import type { MeReply, SessionUser } from '@palmares/core/contract/types';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useReducer } from 'react';
import type { To } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { meQuery, type OwnKind } from '../../queries/profile.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Mark } from '../../ui/mark.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AccountSection } from './account-section.tsx';
import { INVITATION_TEXTS, PROFILE_TEXTS } from './messages.ts';
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

/** Few people have any: the code comes once the rest is there, and where it cannot come the profile stands without it. */
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

/** One's own data and content (AC-94, AC-112). GET /me brings the first page of each section. */
export function Profile({ user, sortLink, onHint, onSignOut, onDeleted }: Props) {
  const me = useQuery(meQuery());
  // A content that is deleted takes its drafts along: the list is read anew.
  const [deletions, countDeletion] = useReducer((count: number) => count + 1, 0);
  return (
    <>
      <ProfileHeader user={user} createdAt={me.data?.data.createdAt} onSignOut={onSignOut} onHint={onHint} />
      {/* The one live region of the page: nine would talk at once. */}
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

/** Who has nothing yet is shown one way in; the sections below say the rest quietly. */
function Invitation() {
  return (
    <div className={styles.section}>
      <EmptyState
        icon={<Mark size="l" />}
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
