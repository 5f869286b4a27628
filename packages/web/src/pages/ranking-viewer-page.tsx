import { useParams } from 'react-router';
import { ViewerAgreement } from '../features/palmares/viewer-agreement.tsx';
import { MissingRanking, RankingViewer } from '../features/ranking-viewer/ranking-viewer.tsx';
import { parseId } from '../lib/paths.ts';
import { WithBridges } from './with-bridges.tsx';

export function Component() {
  const id = parseId(useParams()['id']);
  // P2 §8 has a text for rankings, where other viewers lead to the albums.
  if (id === null) return <MissingRanking />;
  return (
    <WithBridges>
      <RankingViewer
        key={id}
        id={id}
        renderAgreement={(content) => <ViewerAgreement whole={{ kind: 'ranking', content }} />}
      />
    </WithBridges>
  );
}
