import type { ContentKind } from '@palmares/core/content-kind';
import { LANGUAGE } from '@palmares/texts/page/language';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePublish } from '../editor/use-publish.ts';
import { KINDS } from '../kinds/kinds.ts';
import type { Whole } from '../lib/content-union.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useBrokenImages } from '../lib/use-renewed-images.ts';
import { contentQuery } from '../queries/content.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { HiddenNotice } from '../ui/hidden-notice.tsx';
import { InlineAlert } from '../ui/inline-alert.tsx';
import { LanguageContext } from '../ui/language.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './viewer-frame.module.css';
import type { ViewerKind, ViewFailure } from './viewer-kind.ts';

type Props<K extends ContentKind> = {
  viewer: ViewerKind<K>;
  id: number;
  /** Renders the header's line that shows how far other people agree. */
  renderAgreement: (content: Whole<K>) => ReactNode;
  /** Renders what stands below the content. */
  renderRoom: (content: Whole<K>) => ReactNode;
};

/** The page of one content. */
export function ViewerFrame<K extends ContentKind>({ viewer, id, renderAgreement, renderRoom }: Props<K>) {
  const { kind, texts, Content, Skeleton, explainFailure } = viewer;
  const { data, error, isFetching, refetch } = useQuery(contentQuery(kind, id));
  // The signed image addresses may expire while the page is open (BU-14).
  useBrokenImages(() => refetch({ throwOnError: true }));
  const title = data?.name.trim() === '' ? texts.untitled : data?.name;
  useDocumentTitle(title ?? texts.page);
  const publish = usePublish(kind, id);

  if (data)
    return (
      <Main viewer={viewer}>
        <Content
          content={data}
          title={title ?? ''}
          publish={publish}
          agreement={renderAgreement(data)}
          notices={<Notices content={data} frozen={texts.frozen} />}
        />
        {renderRoom(data)}
      </Main>
    );
  if (data === undefined && error === null)
    return (
      <Main viewer={viewer}>
        <output>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
        </output>
        <Skeleton />
      </Main>
    );
  return (
    <ViewerFailure
      viewer={viewer}
      failure={explainFailure(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

type FailureProps<K extends ContentKind> = {
  viewer: ViewerKind<K>;
  failure: ViewFailure;
  retrying?: boolean;
  onRetry?: () => void;
};

/** Replaces the page of a content that cannot be shown. */
export function ViewerFailure<K extends ContentKind>({ viewer, failure, ...retry }: FailureProps<K>) {
  return (
    <Main viewer={viewer}>
      <VisuallyHidden as="div">
        <h1>{viewer.texts.page}</h1>
      </VisuallyHidden>
      {failure.retry ? (
        <ErrorState isPage text={failure.title} {...retry} />
      ) : (
        <div role="alert">
          <EmptyState isPage {...failure} />
        </div>
      )}
    </Main>
  );
}

/** The `main` element, in the language of the kind (LB-1), for screen readers and for the shared components inside. */
function Main<K extends ContentKind>({
  viewer: { kind, className },
  children,
}: {
  viewer: ViewerKind<K>;
  children: ReactNode;
}) {
  const { language } = KINDS[kind];
  return (
    <LanguageContext value={language}>
      <main lang={language === LANGUAGE ? undefined : language} className={className}>
        {children}
      </main>
    </LanguageContext>
  );
}

type NoticesProps = { content: Pick<Whole<ContentKind>, 'frozen' | 'hidden' | 'can'>; frozen: string };

function Notices({ content, frozen }: NoticesProps) {
  if (!content.frozen && !content.hidden) return null;
  return (
    <div className={styles.notices}>
      {content.frozen && <InlineAlert kind="warning">{frozen}</InlineAlert>}
      {content.hidden && <HiddenNotice isOwn={content.can.update} />}
    </div>
  );
}
