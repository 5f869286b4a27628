import { RANKING_VIEWER } from '../features/ranking-viewer/ranking-viewer.tsx';
import { ContentViewer } from './content-viewer.tsx';

export const Component = () => <ContentViewer viewer={RANKING_VIEWER} />;
