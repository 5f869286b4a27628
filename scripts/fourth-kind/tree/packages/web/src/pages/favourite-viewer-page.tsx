import { Picture } from '../ui/picture.tsx';
import { ViewerHeader } from '../ui/viewer-header.tsx';
import type { Shown, ViewerKind } from '../viewer/viewer-kind.ts';
import { ContentViewer } from './content-viewer.tsx';

const VIEWER: ViewerKind<'favourite'> = {
  kind: 'favourite',
  texts: { page: 'Favoris', loading: 'Chargement…', untitled: 'Favoris sans nom', frozen: 'En quarantaine.' },
  className: undefined,
  Content: Favourite,
  Skeleton: () => null,
  explainFailure: () => ({ title: 'Favoris introuvables', retry: true }),
};

function Favourite({ content, title, publish, agreement, notices }: Shown<'favourite'>) {
  return (
    <>
      <ViewerHeader
        kind="favourite"
        layout="cover"
        content={content}
        title={title}
        cover={content.images[0] ?? null}
        publish={publish}
        told={null}
        facts={`${content.images.length} images`}
        agreement={agreement}
      />
      {notices}
      {content.images.map((image) => (
        <Picture key={image.id} image={image} alt={image.name} sizes="200px" />
      ))}
    </>
  );
}

export const Component = () => <ContentViewer viewer={VIEWER} />;
