import { TOURNAMENT_VIEWER } from '../features/tournament/tournament-viewer.tsx';
import { ContentViewer } from './content-viewer.tsx';

export const Component = () => <ContentViewer viewer={TOURNAMENT_VIEWER} />;
