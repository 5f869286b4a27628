import { TIERLIST_VIEWER } from '../features/tierlist-viewer/tierlist-viewer.tsx';
import { ContentViewer } from './content-viewer.tsx';

export const Component = () => <ContentViewer viewer={TIERLIST_VIEWER} />;
